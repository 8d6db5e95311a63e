import { Form, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useHydrated } from "remix-utils/use-hydrated";
import { column } from "styles/global.css";

import { addressOf } from "~/addresses";
import type { Notice } from "~/platform/http/notice.server";
import { useLocale } from "~/platform/i18n/LocaleContext";
import * as styles from "./NoticeBar.css";
import { useNoticeText } from "./useNoticeText";

/**
 * The result of the last form. It stays until the next page: no message is shown by a timer alone. With JavaScript a
 * notification also shows it for a moment at any scroll position, and announces alerts.
 */
export function NoticeBar({ notice }: { notice: Notice }) {
  const { t } = useTranslation("shell");
  const locale = useLocale();
  const text = useNoticeText(notice);
  const isHydrated = useHydrated();
  if (!text) return null;
  const leadsToCart = ["added", "addedBefore", "clamped", "cartJoined", "cartJoinedClamped", "restored"].includes(
    notice.key,
  );
  return (
    <div
      className={styles.root[notice.tone]}
      role={notice.tone === "good" ? "status" : isHydrated ? undefined : "alert"}
    >
      <div className={`${column} ${styles.line}`}>
        <p>{text}</p>
        {leadsToCart ? (
          <a className={styles.link} href={addressOf("cart", locale)}>
            {t("toCart")}
          </a>
        ) : null}
        {notice.key === "removed" && notice.values.undo ? <Undo removed={String(notice.values.undo)} /> : null}
      </div>
    </div>
  );
}

/** Restores a removed line and returns to the current page. */
function Undo({ removed }: { removed: string }) {
  const { t } = useTranslation("shell");
  const { pathname, search } = useLocation();
  return (
    <Form method="post" action={addressOf("cart", useLocale())} preventScrollReset>
      <input type="hidden" name="restore" value={removed} />
      <input type="hidden" name="redirect" value={pathname + search} />
      <button type="submit" className={styles.undo}>
        {t("undo")}
      </button>
    </Form>
  );
}

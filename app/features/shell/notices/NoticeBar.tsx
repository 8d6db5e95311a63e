import { Form, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { column } from "styles/global.css";

import { addressOf } from "~/addresses";
import type { Notice } from "~/platform/http/notice.server";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { useHasScript } from "../useHasScript";
import * as styles from "./NoticeBar.css";
import { useNoticeText } from "./useNoticeText";

/**
 * What the last form did. It stays until the next page: no message lives on a timer alone. With JavaScript a
 * notification shows the same for a moment wherever the visitor has scrolled to, and an alarming one speaks there.
 */
export function NoticeBar({ notice }: { notice: Notice }) {
  const { t } = useTranslation("shell");
  const locale = useLocale();
  const text = useNoticeText(notice);
  const hasScript = useHasScript();
  if (!text) return null;
  const leadsToCart = ["added", "clamped", "cartJoined", "cartJoinedClamped", "restored"].includes(notice.key);
  return (
    <div
      className={styles.root[notice.tone]}
      role={notice.tone === "good" ? "status" : hasScript ? undefined : "alert"}
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

/** Puts a removed line back and leads to where the visitor is. */
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

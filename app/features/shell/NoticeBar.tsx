import { useTranslation } from "react-i18next";
import { column } from "styles/global.css";

import { addressOf } from "~/addresses";
import { useLocale } from "~/platform/i18n/LocaleContext";
import type { Notice } from "~/platform/notice.server";

import * as styles from "./NoticeBar.css";

const noticeKeys = ["added", "clamped", "removed", "updated", "cartGone", "newsletter"] as const;

/** What the last form did. It stays until the next page: no message lives on a timer alone. */
export function NoticeBar({ notice }: { notice: Notice }) {
  const { t } = useTranslation("shell");
  const locale = useLocale();
  const key = noticeKeys.find((known) => known === notice.key);
  if (!key) return null;
  const leadsToCart = key === "added" || key === "clamped";
  return (
    <div className={styles.root[notice.tone]} role={notice.tone === "alert" ? "alert" : "status"}>
      <div className={`${column} ${styles.line}`}>
        <p>{t(`notice.${key}`, { name: "", count: 0, ...notice.values })}</p>
        {leadsToCart ? (
          <a className={styles.link} href={addressOf("cart", locale)}>
            {t("toCart")}
          </a>
        ) : null}
      </div>
    </div>
  );
}

import { useTranslation } from "react-i18next";
import { column } from "styles/global.css";

import { addressOf } from "~/addresses";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { buttonLink } from "~/ui/Button.css";

import * as styles from "./WishlistPage.css";

const operations = ["load", "create", "add", "remove", "change"] as const;

/** The operation that failed. */
export type WishlistOperation = (typeof operations)[number];

export function isWishlistOperation(value: unknown): value is WishlistOperation {
  return operations.some((operation) => operation === value);
}

export function WishlistErrorPage({ operation }: { operation: WishlistOperation }) {
  const { t } = useTranslation("wishlist");
  const locale = useLocale();
  return (
    <div className={`${column} ${styles.root}`}>
      <h1 className={styles.title}>{t("title")}</h1>
      <div className={styles.empty} role="alert">
        <p>{t(`failed.${operation}`)}</p>
        <a className={buttonLink.dark} href={addressOf("wishlist", locale)}>
          {t("failed.again")}
        </a>
      </div>
    </div>
  );
}

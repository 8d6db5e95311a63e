import { useTranslation } from "react-i18next";
import { column } from "styles/global.css";

import { addressOf } from "~/addresses";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { buttonLink } from "~/ui/Button.css";

import * as styles from "./CartPage.css";
import type { CartOperation } from "./loadCart.server";

export function isCartOperation(value: unknown): value is CartOperation {
  return value === "load" || value === "create" || value === "change";
}

/** Replaces the page when the cart could not be loaded, created or changed. */
export function CartErrorPage({ operation }: { operation: CartOperation }) {
  const { t } = useTranslation("cart");
  const locale = useLocale();
  return (
    <div className={`${column} ${styles.root}`}>
      <h1 className={styles.title}>{t("title")}</h1>
      <div className={styles.empty} role="alert">
        <p>{t(`failed.${operation}`)}</p>
        <a className={buttonLink.dark} href={addressOf("cart", locale)}>
          {t("failed.again")}
        </a>
      </div>
    </div>
  );
}

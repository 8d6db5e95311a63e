import { useTranslation } from "react-i18next";
import { column } from "styles/global.css";

import { addressOf } from "~/addresses";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { buttonLink } from "~/ui/Button.css";

import * as styles from "./CartPage.css";
import type { CartDeed } from "./loadCart.server";

export function isCartDeed(word: unknown): word is CartDeed {
  return word === "load" || word === "create" || word === "change";
}

/** Stands in the page's place when the cart can be neither read nor made. */
export function CartFault({ deed }: { deed: CartDeed }) {
  const { t } = useTranslation("cart");
  const locale = useLocale();
  return (
    <div className={`${column} ${styles.root}`}>
      <h1 className={styles.title}>{t("title")}</h1>
      <div className={styles.empty} role="alert">
        <p>{t(`failed.${deed}`)}</p>
        <a className={buttonLink.dark} href={addressOf("cart", locale)}>
          {t("failed.again")}
        </a>
      </div>
    </div>
  );
}

import { useTranslation } from "react-i18next";
import { column } from "styles/global.css";

import { addressOf } from "~/addresses";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { buttonLink } from "~/ui/Button.css";

import * as styles from "./WishlistPage.css";

const deeds = ["load", "create", "add", "remove", "change"] as const;

/** What a wishlist can be asked to do, and may fail to. */
export type WishlistDeed = (typeof deeds)[number];

export function isWishlistDeed(word: unknown): word is WishlistDeed {
  return deeds.some((deed) => deed === word);
}

export function WishlistFault({ deed }: { deed: WishlistDeed }) {
  const { t } = useTranslation("wishlist");
  const locale = useLocale();
  return (
    <div className={`${column} ${styles.root}`}>
      <h1 className={styles.title}>{t("title")}</h1>
      <div className={styles.empty} role="alert">
        <p>{t(`failed.${deed}`)}</p>
        <a className={buttonLink.dark} href={addressOf("wishlist", locale)}>
          {t("failed.again")}
        </a>
      </div>
    </div>
  );
}

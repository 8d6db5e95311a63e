import { useTranslation } from "react-i18next";
import { visuallyHidden } from "styles/global.css";

import { addressOf } from "~/addresses";
import { useLocale } from "~/platform/i18n/LocaleContext";

import * as styles from "./HeaderActions.css";

/** A link to the wishlist; its heart is filled when the list is not empty. */
export function WishlistLink({ wishlistCount }: { wishlistCount: number }) {
  const { t } = useTranslation("shell");
  const fullness = wishlistCount > 0 ? "full" : "empty";
  return (
    <a className={styles.action} href={addressOf("wishlist", useLocale())} data-heart={fullness}>
      <svg aria-hidden="true" width="22" height="22" viewBox="0 0 24 24" className={styles.heart[fullness]}>
        <path d="M12 20.5S3.5 15 3.5 8.9A4.6 4.6 0 0 1 12 6.6a4.6 4.6 0 0 1 8.5 2.3c0 6.1-8.5 11.6-8.5 11.6Z" />
      </svg>
      <span className={visuallyHidden}>{t("wishlist", { count: wishlistCount })}</span>
    </a>
  );
}

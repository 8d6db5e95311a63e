import { useTranslation } from "react-i18next";

import { addressOf } from "~/addresses";
import { infoPageAddress } from "~/features/content/linkedInfoPages";
import { useLocale } from "~/platform/i18n/LocaleContext";

import { CurrentPathField } from "~/ui/formParts/CurrentPathField";
import * as styles from "./FooterNewsletter.css";

/**
 * The newsletter's form on all pages except the home page, which has its own. The page /newsletter shows its errors.
 */
export function FooterNewsletter() {
  const { t } = useTranslation("shell");
  const locale = useLocale();
  return (
    <form className={styles.root} method="post" action={addressOf("newsletter", locale)} noValidate>
      <CurrentPathField name="path" />
      <label className={styles.title} htmlFor="footer-email">
        {t("footer.newsletter.title")}
      </label>
      <div className={styles.line}>
        <input
          className={styles.field}
          id="footer-email"
          type="email"
          name="email"
          autoComplete="email"
          placeholder={t("footer.newsletter.email")}
          aria-required
          aria-describedby="footer-newsletter"
        />
        <button className={styles.button} type="submit">
          {t("footer.newsletter.submit")}
        </button>
      </div>
      <p className={styles.quiet} id="footer-newsletter">
        {t("footer.newsletter.text")} <a href={infoPageAddress(locale, "privacy")}>{t("footer.newsletter.privacy")}</a>
      </p>
    </form>
  );
}

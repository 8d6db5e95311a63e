import { useTranslation } from "react-i18next";

import { infoPageAddress } from "~/features/content/linkedInfoPages";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { button } from "~/ui/Button.css";
import { CheckboxField } from "~/ui/CheckboxField";
import type { Field } from "~/ui/TextField";

import * as styles from "./ServiceForm.css";

export function SubmitPart({ terms }: { terms: Field }) {
  const { t } = useTranslation("services");
  const locale = useLocale();
  return (
    <div className={styles.send}>
      <div>
        <CheckboxField field={terms}>{t("terms")}</CheckboxField>
        <p className={styles.links}>
          <a className={styles.link} href={infoPageAddress(locale, "terms")}>
            {t("termsLink")}
          </a>
          <a className={styles.link} href={infoPageAddress(locale, "privacy")}>
            {t("privacyLink")}
          </a>
        </p>
      </div>
      <button type="submit" className={button.dark}>
        {t("submit")}
      </button>
      <p className={styles.quiet}>{t("noPayment")}</p>
    </div>
  );
}

import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";

import { addressOf } from "~/addresses";
import { infoPageAddress } from "~/features/content/linkedInfoPages";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { button } from "~/ui/Button.css";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { type FormReply, formFields, problemsOf } from "~/ui/formFields";
import { EmailField } from "~/ui/TextField";

import * as styles from "./NewsletterForm.css";

type NewsletterFormProps = {
  reply?: FormReply | undefined;
  /** The page to return to after success; the current page by default. */
  returnTo?: string;
};

/** The newsletter's form, for pages that load the namespace `newsletter`. */
export function NewsletterForm({ reply, returnTo }: NewsletterFormProps) {
  const { t } = useTranslation("newsletter");
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const { email } = formFields(["email"], reply);
  return (
    <form method="post" action={addressOf("newsletter", locale)} noValidate className={styles.root}>
      <ErrorSummary problems={problemsOf([{ field: email, label: t("email") }])} />
      <input type="hidden" name="path" value={returnTo ?? `${pathname}${search}`} />
      <EmailField field={email} label={t("email")} />
      <p className={styles.consent}>
        {t("consent")} <a href={infoPageAddress(locale, "privacy")}>{t("privacy")}</a>
      </p>
      <button type="submit" className={`${button.dark} ${styles.button}`}>
        {t("submit")}
      </button>
    </form>
  );
}

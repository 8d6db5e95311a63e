import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";

import { addressOf } from "~/addresses";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { button, buttonLink } from "~/ui/Button.css";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { formFields, problemsOf } from "~/ui/formFields";
import { EmailField } from "~/ui/TextField";

import * as styles from "../AccountForm.css";
import { resetRequestNames } from "../addressBook/formNames";
import { FormPage } from "../FormPage";
import type { RefusedForm } from "../session/SignInPage";

/**
 * Renders the form for the address, and after it was submitted, a message that an e-mail is on its way if the account
 * exists.
 */
export function PasswordResetPage({ isSent, refusal }: { isSent: boolean; refusal: RefusedForm | undefined }) {
  const { t } = useTranslation("account");
  const locale = useLocale();
  if (!isSent) return <RequestResetPage refusal={refusal} />;
  return (
    <FormPage title={t("reset.sentTitle")} lead={t("reset.sent")}>
      <div className={styles.actions}>
        <a className={buttonLink.dark} href={addressOf("signIn", locale)}>
          {t("reset.back")}
        </a>
        <a className={styles.plainLink} href={addressOf("passwordReset", locale)}>
          {t("reset.again")}
        </a>
      </div>
    </FormPage>
  );
}

function RequestResetPage({ refusal }: { refusal: RefusedForm | undefined }) {
  const { t } = useTranslation("account");
  const locale = useLocale();
  const { email } = formFields(resetRequestNames, refusal?.reply);
  return (
    <FormPage title={t("reset.title")} lead={t("reset.lead")} refusedAt={refusal?.refusedAt}>
      <Form method="post" action={addressOf("passwordReset", locale)} noValidate className={styles.form}>
        <ErrorSummary key={refusal?.refusedAt} problems={problemsOf([{ field: email, label: t("signIn.email") }])} />
        <EmailField field={email} label={t("signIn.email")} autoComplete="username" />
        <div className={styles.actions}>
          <button type="submit" className={button.dark}>
            {t("reset.submit")}
          </button>
          <a className={styles.plainLink} href={addressOf("signIn", locale)}>
            {t("reset.back")}
          </a>
        </div>
      </Form>
    </FormPage>
  );
}

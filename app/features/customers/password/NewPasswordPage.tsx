import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";

import { addressOf } from "~/addresses";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { button, buttonLink } from "~/ui/Button.css";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { formFields, problemsOf } from "~/ui/formFields";
import { TextField } from "~/ui/TextField";

import * as styles from "../AccountForm.css";
import { newPasswordNames } from "../addressBook/formNames";
import { passwordLength } from "../customer";
import { FormPage } from "../FormPage";
import type { RefusedForm } from "../session/SignInPage";

/** The page behind an e-mailed link: the form, or a message that the link is no longer valid. */
export function NewPasswordPage({ isOpen, refusal }: { isOpen: boolean; refusal: RefusedForm | undefined }) {
  const { t } = useTranslation("account");
  const locale = useLocale();
  if (isOpen) return <NewPasswordForm refusal={refusal} />;
  return (
    <FormPage title={t("newPassword.failedTitle")} lead={t("newPassword.failed")}>
      <div className={styles.actions}>
        <a className={buttonLink.dark} href={addressOf("passwordReset", locale)}>
          {t("newPassword.again")}
        </a>
      </div>
    </FormPage>
  );
}

function NewPasswordForm({ refusal }: { refusal: RefusedForm | undefined }) {
  const { t } = useTranslation("account");
  const { password, password_confirmation } = formFields(newPasswordNames, refusal?.reply);
  const problems = problemsOf([
    { field: password, label: t("newPassword.password") },
    { field: password_confirmation, label: t("newPassword.repeat") },
  ]);
  return (
    <FormPage title={t("newPassword.title")} lead={t("newPassword.lead")} refusedAt={refusal?.refusedAt}>
      <Form method="post" noValidate className={styles.form}>
        <ErrorSummary key={refusal?.refusedAt} problems={problems} />
        <TextField
          field={password}
          label={t("newPassword.password")}
          hint={t("register.passwordHint", { length: passwordLength.shortest })}
          type="password"
          autoComplete="new-password"
          isRequired
        />
        <TextField
          field={password_confirmation}
          label={t("newPassword.repeat")}
          type="password"
          autoComplete="new-password"
          isRequired
        />
        <div className={styles.actions}>
          <button type="submit" className={button.dark}>
            {t("newPassword.submit")}
          </button>
        </div>
      </Form>
    </FormPage>
  );
}

import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";

import { addressOf } from "~/addresses";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { button, buttonLink } from "~/ui/Button.css";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { formFields, problemsOf } from "~/ui/formFields";

import * as styles from "../AccountForm.css";
import { newPasswordNames } from "../addressBook/formNames";
import { FormPage } from "../FormPage";
import type { RefusedForm } from "../session/SignInPage";
import { NewPasswordInputs, useNewPasswordLabels } from "./NewPasswordInputs";

/** Renders the page that an e-mailed link leads to: the form, or a message that the link is no longer valid. */
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
  const fields = formFields(newPasswordNames, refusal?.reply);
  const labels = useNewPasswordLabels();
  const problems = problemsOf(newPasswordNames.map((name) => ({ field: fields[name], label: labels[name] })));
  return (
    <FormPage title={t("newPassword.title")} lead={t("newPassword.lead")} refusedAt={refusal?.refusedAt}>
      <Form method="post" noValidate className={styles.form}>
        <ErrorSummary key={refusal?.refusedAt} problems={problems} />
        <NewPasswordInputs fields={fields} labels={labels} />
        <div className={styles.actions}>
          <button type="submit" className={button.dark}>
            {t("newPassword.submit")}
          </button>
        </div>
      </Form>
    </FormPage>
  );
}

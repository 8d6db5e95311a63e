import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";

import { button } from "~/ui/Button.css";
import { CheckboxField } from "~/ui/CheckboxField";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { formFields, problemsOf } from "~/ui/formFields";
import { TextField } from "~/ui/TextField";

import * as formStyles from "./AccountForm.css";
import { deletionNames } from "./addressBook/formNames";
import * as styles from "./MyAccount.css";
import type { RefusedForm } from "./session/SignInPage";

/** Collapsed by default, as a deleted account cannot be restored. */
export function DeletionForm({ refusal }: { refusal: RefusedForm | undefined }) {
  const { t } = useTranslation("account");
  const { delete_password, delete_consent } = formFields(deletionNames, refusal?.reply);
  const problems = problemsOf([
    { field: delete_password, label: t("mine.deletePassword") },
    { field: delete_consent, label: t("mine.deleteConsent") },
  ]);
  return (
    <details open={refusal !== undefined}>
      <summary className={styles.summary}>{t("mine.deleteOpen")}</summary>
      <Form method="post" noValidate className={`${formStyles.form} ${styles.opened}`}>
        <input type="hidden" name="form" value="deletion" />
        <ErrorSummary
          key={refusal?.refusedAt}
          problems={problems}
          formMessages={refusal?.formMessage ? [refusal.formMessage] : []}
        />
        <TextField
          field={delete_password}
          label={t("mine.deletePassword")}
          type="password"
          autoComplete="current-password"
          isRequired
        />
        <CheckboxField field={delete_consent}>{t("mine.deleteConsent")}</CheckboxField>
        <div>
          <button type="submit" className={button.light}>
            {t("mine.deleteSubmit")}
          </button>
        </div>
      </Form>
    </details>
  );
}

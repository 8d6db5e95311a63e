import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";

import { button } from "~/ui/Button.css";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { formFields, problemsOf } from "~/ui/formFields";
import { TextField } from "~/ui/TextField";

import * as styles from "./AccountForm.css";
import { emailChangeNames } from "./addressBook/formNames";
import type { RefusedForm } from "./session/SignInPage";

export function EmailChangeForm({ refusal }: { refusal: RefusedForm | undefined }) {
  const { t } = useTranslation("account");
  const { new_email, email_password } = formFields(emailChangeNames, refusal?.reply);
  const problems = problemsOf([
    { field: new_email, label: t("mine.newEmail") },
    { field: email_password, label: t("mine.oldPassword") },
  ]);
  return (
    <Form method="post" noValidate className={styles.form}>
      <input type="hidden" name="form" value="email" />
      <ErrorSummary
        key={refusal?.refusedAt}
        problems={problems}
        formMessages={refusal?.formMessage ? [refusal.formMessage] : []}
      />
      <div className={styles.pair}>
        <TextField
          field={new_email}
          label={t("mine.newEmail")}
          hint={t("mine.newEmailHint")}
          type="email"
          inputMode="email"
          autoComplete="email"
          isRequired
        />
        <TextField
          field={email_password}
          label={t("mine.oldPassword")}
          type="password"
          autoComplete="current-password"
          isRequired
        />
      </div>
      <div>
        <button type="submit" className={button.light}>
          {t("mine.changeEmail")}
        </button>
      </div>
    </Form>
  );
}

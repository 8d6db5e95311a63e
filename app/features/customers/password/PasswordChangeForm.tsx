import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";

import { button } from "~/ui/Button.css";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { formFields, problemsOf } from "~/ui/formFields";
import { TextField } from "~/ui/TextField";

import * as styles from "../AccountForm.css";
import { passwordChangeNames } from "../addressBook/formNames";
import { passwordLength } from "../customer";
import type { RefusedForm } from "../session/SignInPage";

export function PasswordChangeForm({ refusal }: { refusal: RefusedForm | undefined }) {
  const { t } = useTranslation("account");
  const fields = formFields(passwordChangeNames, refusal?.reply);
  const { old_password, password, password_confirmation } = fields;
  const problems = problemsOf([
    { field: old_password, label: t("mine.oldPassword") },
    { field: password, label: t("newPassword.password") },
    { field: password_confirmation, label: t("newPassword.repeat") },
  ]);
  return (
    <Form method="post" noValidate className={styles.form}>
      <input type="hidden" name="form" value="password" />
      <ErrorSummary
        key={refusal?.refusedAt}
        problems={problems}
        formMessages={refusal?.formMessage ? [refusal.formMessage] : []}
      />
      <p className={styles.quiet}>{t("mine.passwordLead")}</p>
      <TextField
        field={old_password}
        label={t("mine.oldPassword")}
        type="password"
        autoComplete="current-password"
        isRequired
      />
      <div className={styles.pair}>
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
      </div>
      <div>
        <button type="submit" className={button.light}>
          {t("mine.changePassword")}
        </button>
      </div>
    </Form>
  );
}

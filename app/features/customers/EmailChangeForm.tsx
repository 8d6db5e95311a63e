import { useTranslation } from "react-i18next";

import { formFields } from "~/ui/formFields";
import { Intent } from "~/ui/Intent";
import { EmailField, TextField } from "~/ui/TextField";
import { pair } from "~/ui/TextField.css";

import { AccountChangeForm } from "./AccountChangeForm";
import type { AccountIntent } from "./account.form";
import { emailChangeNames } from "./addressBook/formNames";
import type { RefusedForm } from "./session/SignInPage";

export function EmailChangeForm({ refusal }: { refusal: RefusedForm | undefined }) {
  const { t } = useTranslation("account");
  const { new_email, email_password } = formFields(emailChangeNames, refusal?.reply);
  const labels = { new_email: t("mine.newEmail"), email_password: t("mine.oldPassword") };
  return (
    <AccountChangeForm
      refusal={refusal}
      fields={[
        { field: new_email, label: labels.new_email },
        { field: email_password, label: labels.email_password },
      ]}
      submit={t("mine.changeEmail")}
    >
      <Intent<AccountIntent> name="change-email" />
      <div className={pair}>
        <EmailField field={new_email} label={labels.new_email} hint={t("mine.newEmailHint")} />
        <TextField
          field={email_password}
          label={labels.email_password}
          type="password"
          autoComplete="current-password"
          isRequired
        />
      </div>
    </AccountChangeForm>
  );
}

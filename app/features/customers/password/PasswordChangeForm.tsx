import { useTranslation } from "react-i18next";

import { formFields } from "~/ui/formFields";
import { Intent } from "~/ui/Intent";
import { TextField } from "~/ui/TextField";
import { pair } from "~/ui/TextField.css";

import { AccountChangeForm } from "../AccountChangeForm";
import * as styles from "../AccountForm.css";
import type { AccountIntent } from "../account.form";
import { passwordChangeNames } from "../addressBook/formNames";
import type { RefusedForm } from "../session/SignInPage";
import { NewPasswordInputs, useNewPasswordLabels } from "./NewPasswordInputs";

export function PasswordChangeForm({ refusal }: { refusal: RefusedForm | undefined }) {
  const { t } = useTranslation("account");
  const fields = formFields(passwordChangeNames, refusal?.reply);
  const labels = { old_password: t("mine.oldPassword"), ...useNewPasswordLabels() };
  return (
    <AccountChangeForm
      refusal={refusal}
      fields={passwordChangeNames.map((name) => ({ field: fields[name], label: labels[name] }))}
      submit={t("mine.changePassword")}
    >
      <Intent<AccountIntent> name="change-password" />
      <p className={styles.quiet}>{t("mine.passwordLead")}</p>
      <TextField
        field={fields.old_password}
        label={labels.old_password}
        type="password"
        autoComplete="current-password"
        isRequired
      />
      <div className={pair}>
        <NewPasswordInputs fields={fields} labels={labels} />
      </div>
    </AccountChangeForm>
  );
}

import { useTranslation } from "react-i18next";

import { CheckboxField } from "~/ui/CheckboxField";
import { formFields } from "~/ui/formFields";
import { Intent } from "~/ui/Intent";
import { TextField } from "~/ui/TextField";
import { AccountChangeForm } from "./AccountChangeForm";
import type { AccountIntent } from "./account.form";
import { deletionNames } from "./addressBook/formNames";
import * as styles from "./MyAccount.css";
import type { RefusedForm } from "./session/SignInPage";

/** The form is collapsed by default, because a deleted account cannot be restored. */
export function DeletionForm({ refusal }: { refusal: RefusedForm | undefined }) {
  const { t } = useTranslation("account");
  const { delete_password, delete_consent } = formFields(deletionNames, refusal?.reply);
  const labels = { delete_password: t("mine.deletePassword"), delete_consent: t("mine.deleteConsent") };
  return (
    <details open={refusal !== undefined}>
      <summary className={styles.summary}>{t("mine.deleteOpen")}</summary>
      <AccountChangeForm
        refusal={refusal}
        fields={[
          { field: delete_password, label: labels.delete_password },
          { field: delete_consent, label: labels.delete_consent },
        ]}
        submit={t("mine.deleteSubmit")}
        className={styles.opened}
      >
        <Intent<AccountIntent> name="delete-account" />
        <TextField
          field={delete_password}
          label={labels.delete_password}
          type="password"
          autoComplete="current-password"
          isRequired
        />
        <CheckboxField field={delete_consent}>{labels.delete_consent}</CheckboxField>
      </AccountChangeForm>
    </details>
  );
}

import { useTranslation } from "react-i18next";

import type { Field } from "~/ui/TextField";
import { TextField } from "~/ui/TextField";

import { passwordLength } from "./passwordLength";

type NewPasswordName = "password" | "password_confirmation";

type NewPasswordInputsProps = { fields: Record<NewPasswordName, Field>; labels: Record<NewPasswordName, string> };

/** Renders the inputs of a new password, which is typed twice. */
export function NewPasswordInputs({ fields, labels }: NewPasswordInputsProps) {
  const { t } = useTranslation("account");
  const shared = { type: "password", autoComplete: "new-password", isRequired: true };
  return (
    <>
      <TextField
        field={fields.password}
        label={labels.password}
        hint={t("register.passwordHint", { length: passwordLength.shortest })}
        {...shared}
      />
      <TextField field={fields.password_confirmation} label={labels.password_confirmation} {...shared} />
    </>
  );
}

/** Returns the labels for an account that has a password already. */
export function useNewPasswordLabels(): Record<NewPasswordName, string> {
  const { t } = useTranslation("account");
  return { password: t("newPassword.password"), password_confirmation: t("newPassword.repeat") };
}

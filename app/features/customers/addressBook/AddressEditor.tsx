import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { addressOf } from "~/addresses";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { button } from "~/ui/Button.css";
import { CheckboxField } from "~/ui/CheckboxField";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { formFields, problemsOf } from "~/ui/formFields";
import { EmailField, TextField } from "~/ui/TextField";
import { pair } from "~/ui/TextField.css";
import * as styles from "../AccountForm.css";
import { FormMessage } from "../FormMessage";
import type { FormState } from "../RegisterPage";
import type { AddressIntent } from "./address.form";
import { addressNames } from "./formNames";
import { AddressFields, CompanyFields, NameFields } from "./PersonFields";
import type { SelectOption } from "./PersonInputs";
import { usePersonLabels } from "./personLabels";
import { useLookUpFailure } from "./useLookUpFailure";

type AddressEditorProps = {
  /** The id of the edited address; null for a new one. */
  id: string | null;
  initial: Partial<Record<(typeof addressNames)[number], string>>;
  countries: readonly SelectOption[];
  formState: FormState | undefined;
};

const intent: AddressIntent = "save-address";

export function AddressEditor({ id, initial, countries, formState }: AddressEditorProps) {
  const { t } = useTranslation("account");
  const address = addressOf("accountAddresses", useLocale());
  const fields = formFields(addressNames, formState?.reply, initial);
  const labels = {
    name: t("addresses.name"),
    email: t("signIn.email"),
    ...usePersonLabels(),
    is_default: t("addresses.isDefault"),
  };
  const problems = problemsOf(addressNames.map((name) => ({ field: fields[name], label: labels[name] })));
  const query = id === null ? "nova=1" : String(new URLSearchParams({ upravit: id }));
  return (
    <Form method="post" action={`${address}?${query}`} noValidate className={styles.form}>
      <input type="hidden" name="address" value={id ?? ""} />
      <ErrorSummary
        key={formState?.refusedAt}
        problems={problems}
        formMessages={formState?.formMessage ? [formState.formMessage] : []}
        failure={useLookUpFailure(formState?.formMessage)}
      />
      <FormMessage message={formState?.message} />
      {/* Enter in a field presses the form's first button, which must not be the company look-up. */}
      <button type="submit" name="intent" value={intent} hidden />
      <div className={pair}>
        <TextField field={fields.name} label={t("addresses.name")} hint={t("addresses.nameHint")} isRequired />
        <EmailField field={fields.email} label={t("signIn.email")} />
      </div>
      <NameFields fields={fields} />
      <AddressFields fields={fields} countries={countries} />
      <CompanyFields fields={fields} />
      <CheckboxField field={fields.is_default}>{t("addresses.isDefault")}</CheckboxField>
      <div className={styles.actions}>
        <button type="submit" name="intent" value={intent} className={button.dark}>
          {t("addresses.save")}
        </button>
        <a className={styles.plainLink} href={address}>
          {t("addresses.cancel")}
        </a>
      </div>
    </Form>
  );
}

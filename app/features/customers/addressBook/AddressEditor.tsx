import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";

import { addressOf } from "~/addresses";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { button } from "~/ui/Button.css";
import { CheckboxField } from "~/ui/CheckboxField";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { formFields, problemsOf } from "~/ui/formFields";
import { TextField } from "~/ui/TextField";

import * as styles from "../AccountForm.css";
import type { FormAgain } from "../RegisterPage";
import { Told } from "../Told";
import { addressNames } from "./formNames";
import { AddressPart, type Choice, CompanyPart, NamePart, usePersonLabels } from "./PersonFields";

type AddressEditorProps = {
  /** Null for a new one. */
  id: string | null;
  initial: Partial<Record<(typeof addressNames)[number], string>>;
  countries: readonly Choice[];
  again: FormAgain | undefined;
};

export function AddressEditor({ id, initial, countries, again }: AddressEditorProps) {
  const { t } = useTranslation("account");
  const address = addressOf("accountAddresses", useLocale());
  const fields = formFields(addressNames, again?.reply, initial);
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
      <input type="hidden" name="form" value="save" />
      <input type="hidden" name="address" value={id ?? ""} />
      <ErrorSummary
        key={again?.refusedAt}
        problems={problems}
        formMessages={again?.formMessage ? [again.formMessage] : []}
      />
      <Told what={again?.told} />
      {/* Enter in a field presses a form's first button, which must not be the register's. */}
      <button type="submit" hidden />
      <div className={styles.pair}>
        <TextField field={fields.name} label={t("addresses.name")} hint={t("addresses.nameHint")} isRequired />
        <TextField field={fields.email} label={t("signIn.email")} type="email" autoComplete="email" isRequired />
      </div>
      <NamePart fields={fields} />
      <AddressPart fields={fields} countries={countries} />
      <CompanyPart fields={fields} />
      <CheckboxField field={fields.is_default}>{t("addresses.isDefault")}</CheckboxField>
      <div className={styles.actions}>
        <button type="submit" className={button.dark}>
          {t("addresses.save")}
        </button>
        <a className={styles.plainLink} href={address}>
          {t("addresses.cancel")}
        </a>
      </div>
    </Form>
  );
}

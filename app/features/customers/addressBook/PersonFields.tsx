import { useTranslation } from "react-i18next";

import { button } from "~/ui/Button.css";
import { CheckboxField } from "~/ui/CheckboxField";
import { SelectField } from "~/ui/SelectField";
import type { Field } from "~/ui/TextField";
import { TextField } from "~/ui/TextField";

import * as styles from "../AccountForm.css";
import type { PersonName } from "./formNames";
import { phonePrefixes } from "./phonePrefixes";

export type PersonFields = Record<PersonName, Field>;
export type SelectOption = { value: string; text: string };

export function NameFields({ fields }: { fields: PersonFields }) {
  const { t } = useTranslation(["account", "checkout"]);
  const prefixes = phonePrefixes.map((value) => ({ value, text: value || t("checkout:contact.phoneOther") }));
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>{t("register.person")}</legend>
      <div className={styles.pair}>
        <TextField
          field={fields.firstname}
          label={t("checkout:contact.firstname")}
          autoComplete="given-name"
          isRequired
        />
        <TextField
          field={fields.lastname}
          label={t("checkout:contact.lastname")}
          autoComplete="family-name"
          isRequired
        />
      </div>
      <div className={styles.phone}>
        <SelectField
          field={fields.phone_prefix}
          label={t("checkout:contact.phonePrefix")}
          options={prefixes}
          autoComplete="tel-country-code"
        />
        <TextField
          field={fields.phone}
          label={t("checkout:contact.phone")}
          hint={t("register.phoneHint")}
          inputMode="tel"
          autoComplete="tel-national"
          isRequired
        />
      </div>
    </fieldset>
  );
}

export function AddressFields({ fields, countries }: { fields: PersonFields; countries: readonly SelectOption[] }) {
  const { t } = useTranslation(["account", "checkout"]);
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>{t("register.address")}</legend>
      <TextField field={fields.street} label={t("checkout:contact.street")} autoComplete="address-line1" isRequired />
      <div className={styles.pair}>
        <TextField field={fields.city} label={t("checkout:contact.city")} autoComplete="address-level2" isRequired />
        <TextField field={fields.zip} label={t("checkout:contact.zip")} autoComplete="postal-code" isRequired />
      </div>
      <SelectField
        field={fields.country}
        label={t("checkout:contact.country")}
        options={countries}
        autoComplete="country"
      />
    </fieldset>
  );
}

/** The button looks the company up and shows the same form filled in; it saves nothing. */
export function CompanyFields({ fields }: { fields: PersonFields }) {
  const { t } = useTranslation(["account", "checkout"]);
  return (
    <div>
      <CheckboxField field={fields.is_company}>{t("checkout:contact.isCompany")}</CheckboxField>
      <fieldset className={styles.company}>
        <legend className={styles.legend}>{t("checkout:contact.companyPart")}</legend>
        <div className={styles.pair}>
          <TextField field={fields.company_id} label={t("checkout:contact.companyId")} inputMode="numeric" />
          <TextField field={fields.tax_id} label={t("checkout:contact.taxId")} />
        </div>
        <div>
          <button type="submit" name="intent" value="look-up" className={button.light}>
            {t("lookUp.submit")}
          </button>
        </div>
        <TextField field={fields.company} label={t("checkout:contact.company")} autoComplete="organization" />
      </fieldset>
    </div>
  );
}

/** Labels of the fields in the error summary. */
export function usePersonLabels(): Record<PersonName, string> {
  const { t } = useTranslation("checkout");
  return {
    phone_prefix: t("contact.phonePrefix"),
    phone: t("contact.phone"),
    firstname: t("contact.firstname"),
    lastname: t("contact.lastname"),
    street: t("contact.street"),
    city: t("contact.city"),
    zip: t("contact.zip"),
    country: t("contact.country"),
    is_company: t("contact.isCompany"),
    company: t("contact.company"),
    company_id: t("contact.companyId"),
    tax_id: t("contact.taxId"),
  };
}

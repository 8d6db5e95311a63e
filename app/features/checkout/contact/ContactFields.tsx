import { useTranslation } from "react-i18next";
import { phonePrefixes } from "~/features/customers/addressBook/phonePrefixes";
import { CheckboxField } from "~/ui/CheckboxField";
import { SelectField } from "~/ui/SelectField";
import { TextField } from "~/ui/TextField";
import type { ContactFields } from "./ContactStep";
import * as styles from "./ContactStep.css";

export function ContactPersonFields({ fields }: { fields: ContactFields }) {
  const { t } = useTranslation("checkout");
  const prefixes = phonePrefixes.map((value) => ({ value, text: value || t("contact.phoneOther") }));
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>{t("contact.who")}</legend>
      <TextField
        field={fields.email}
        label={t("contact.email")}
        hint={t("contact.emailHint")}
        type="email"
        inputMode="email"
        autoComplete="email"
        isRequired
      />
      <div className={styles.phone}>
        <SelectField
          field={fields.phone_prefix}
          label={t("contact.phonePrefix")}
          options={prefixes}
          autoComplete="tel-country-code"
        />
        <TextField
          field={fields.phone}
          label={t("contact.phone")}
          hint={t("contact.phoneHint")}
          inputMode="tel"
          autoComplete="tel-national"
          isRequired
        />
      </div>
    </fieldset>
  );
}

type BillingFieldsProps = {
  fields: ContactFields;
  countries: readonly { value: string; text: string }[];
  /** True when the parcel goes to this address unless another is given. */
  isDelivered: boolean;
};

export function BillingFields({ fields, countries, isDelivered }: BillingFieldsProps) {
  const { t } = useTranslation("checkout");
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>{t(isDelivered ? "contact.addressParcel" : "contact.address")}</legend>
      <div className={styles.pair}>
        <TextField
          field={fields.firstname}
          label={t("contact.firstname")}
          autoComplete="billing given-name"
          isRequired
        />
        <TextField
          field={fields.lastname}
          label={t("contact.lastname")}
          autoComplete="billing family-name"
          isRequired
        />
      </div>
      <TextField field={fields.street} label={t("contact.street")} autoComplete="billing address-line1" isRequired />
      <div className={styles.pair}>
        <TextField field={fields.city} label={t("contact.city")} autoComplete="billing address-level2" isRequired />
        <TextField field={fields.zip} label={t("contact.zip")} autoComplete="billing postal-code" isRequired />
      </div>
      <SelectField
        field={fields.country}
        label={t("contact.country")}
        options={countries}
        autoComplete="billing country"
      />
    </fieldset>
  );
}

export function ContactCompanyFields({ fields }: { fields: ContactFields }) {
  const { t } = useTranslation("checkout");
  return (
    <div>
      <CheckboxField field={fields.is_company}>{t("contact.isCompany")}</CheckboxField>
      <fieldset className={styles.companyPart}>
        <legend className={styles.legend}>{t("contact.companyPart")}</legend>
        <TextField field={fields.company} label={t("contact.company")} autoComplete="organization" />
        <div className={styles.pair}>
          <TextField field={fields.company_id} label={t("contact.companyId")} inputMode="numeric" />
          <TextField field={fields.tax_id} label={t("contact.taxId")} />
        </div>
      </fieldset>
    </div>
  );
}

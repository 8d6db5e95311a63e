import { useTranslation } from "react-i18next";

import {
  CompanyInputs,
  CountryInput,
  NameInputs,
  PhoneInputs,
  PlaceInputs,
  type SelectOption,
} from "~/features/customers/addressBook/PersonInputs";
import { CheckboxField } from "~/ui/CheckboxField";
import { TextField } from "~/ui/TextField";
import type { ContactFields } from "./ContactStep";
import * as styles from "./ContactStep.css";

export function ContactPersonFields({ fields }: { fields: ContactFields }) {
  const { t } = useTranslation("checkout");
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
      <PhoneInputs fields={fields} hint={t("contact.phoneHint")} />
    </fieldset>
  );
}

type BillingFieldsProps = {
  fields: ContactFields;
  countries: readonly SelectOption[];
  /** True when the parcel goes to this address unless another is given. */
  isDelivered: boolean;
};

export function BillingFields({ fields, countries, isDelivered }: BillingFieldsProps) {
  const { t } = useTranslation("checkout");
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>
        {isDelivered ? (
          <>
            <span className={styles.bothAddresses}>{t("contact.addressParcel")}</span>{" "}
            <span className={styles.billingAlone}>{t("contact.address")}</span>
          </>
        ) : (
          t("contact.address")
        )}
      </legend>
      <NameInputs fields={fields} section="billing" />
      <PlaceInputs fields={fields} section="billing" />
      <CountryInput fields={fields} section="billing" countries={countries} />
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
        <CompanyInputs fields={fields} />
      </fieldset>
    </div>
  );
}

import { useTranslation } from "react-i18next";

import { CheckboxField } from "~/ui/CheckboxField";
import type { Field } from "~/ui/TextField";

import * as styles from "../AccountForm.css";
import type { PersonName } from "./formNames";
import { CompanyInputs, CountryInput, NameInputs, PhoneInputs, PlaceInputs, type SelectOption } from "./PersonInputs";

type PersonFieldsProps = { fields: Record<PersonName, Field> };

export function NameFields({ fields }: PersonFieldsProps) {
  const { t } = useTranslation("account");
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>{t("register.person")}</legend>
      <NameInputs fields={fields} />
      <PhoneInputs fields={fields} hint={t("register.phoneHint")} />
    </fieldset>
  );
}

export function AddressFields({ fields, countries }: PersonFieldsProps & { countries: readonly SelectOption[] }) {
  const { t } = useTranslation("account");
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>{t("register.address")}</legend>
      <PlaceInputs fields={fields} />
      <CountryInput fields={fields} countries={countries} />
    </fieldset>
  );
}

export function CompanyFields({ fields }: PersonFieldsProps) {
  const { t } = useTranslation("checkout");
  return (
    <div>
      <CheckboxField field={fields.is_company}>{t("contact.isCompany")}</CheckboxField>
      <fieldset className={styles.company}>
        <legend className={styles.legend}>{t("contact.companyPart")}</legend>
        <CompanyInputs fields={fields} />
      </fieldset>
    </div>
  );
}

import { useTranslation } from "react-i18next";

import { CheckboxField } from "~/ui/CheckboxField";
import { FormPart } from "~/ui/formParts/FormPart";
import type { Field } from "~/ui/TextField";

import type { PersonName } from "./formNames";
import { CompanyInputs, CountryInput, NameInputs, PhoneInputs, PlaceInputs, type SelectOption } from "./PersonInputs";
import * as styles from "./PersonInputs.css";

type PersonFieldsProps = { fields: Record<PersonName, Field> };

export function NameFields({ fields }: PersonFieldsProps) {
  const { t } = useTranslation("account");
  return (
    <FormPart legend={t("register.person")}>
      <NameInputs fields={fields} />
      <PhoneInputs fields={fields} hint={t("register.phoneHint")} />
    </FormPart>
  );
}

export function AddressFields({ fields, countries }: PersonFieldsProps & { countries: readonly SelectOption[] }) {
  const { t } = useTranslation("account");
  return (
    <FormPart legend={t("register.address")}>
      <PlaceInputs fields={fields} />
      <CountryInput fields={fields} countries={countries} />
    </FormPart>
  );
}

type CompanyFieldsProps = { fields: Record<"is_company" | "company" | "company_id" | "tax_id" | "vat_id", Field> };

/** Renders the company's fields. In browsers that support `:has`, they are hidden until the checkbox is ticked. */
export function CompanyFields({ fields }: CompanyFieldsProps) {
  const { t } = useTranslation("checkout");
  return (
    <div>
      <CheckboxField field={fields.is_company}>{t("contact.isCompany")}</CheckboxField>
      <FormPart legend={t("contact.companyPart")} className={styles.company}>
        <CompanyInputs fields={fields} />
      </FormPart>
    </div>
  );
}

import { useTranslation } from "react-i18next";

import { button } from "~/ui/Button.css";
import { CheckboxField } from "~/ui/CheckboxField";
import type { Field } from "~/ui/TextField";

import * as styles from "../AccountForm.css";
import type { PersonName } from "./formNames";
import type { LookUpIntent } from "./lookUp.form";
import {
  CompanyNameInput,
  CompanyNumberInputs,
  CountryInput,
  NameInputs,
  PhoneInputs,
  PlaceInputs,
  type SelectOption,
} from "./PersonInputs";

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

/** The button looks the company up and shows the same form filled in; it saves nothing. */
export function CompanyFields({ fields }: PersonFieldsProps) {
  const { t } = useTranslation(["account", "checkout"]);
  return (
    <div>
      <CheckboxField field={fields.is_company}>{t("checkout:contact.isCompany")}</CheckboxField>
      <fieldset className={styles.company}>
        <legend className={styles.legend}>{t("checkout:contact.companyPart")}</legend>
        <CompanyNumberInputs fields={fields} />
        <div>
          <button type="submit" name="intent" value={"look-up-company" satisfies LookUpIntent} className={button.light}>
            {t("lookUp.submit")}
          </button>
        </div>
        <CompanyNameInput fields={fields} />
      </fieldset>
    </div>
  );
}

import { useTranslation } from "react-i18next";

import { button } from "~/ui/Button.css";
import { SelectField } from "~/ui/SelectField";
import type { Field } from "~/ui/TextField";
import { TextField } from "~/ui/TextField";
import { pair, shortAndLong } from "~/ui/TextField.css";

import type { LookUpIntent } from "./lookUp.form";
import * as styles from "./PersonInputs.css";
import { phonePrefixes } from "./phonePrefixes";

/** The inputs of a person, an address and a company, for the forms of the account and of the checkout. */

export type SelectOption = { value: string; text: string };

type InputsProps<Name extends string> = {
  fields: Record<Name, Field>;
  /** Says which of two addresses on a page the browser should fill in. */
  section?: "billing" | "shipping";
  isRequired?: boolean;
};

export function NameInputs({ fields, section, isRequired = true }: InputsProps<"firstname" | "lastname">) {
  const { t } = useTranslation("checkout");
  const autoComplete = completionIn(section);
  return (
    <div className={pair}>
      <TextField
        field={fields.firstname}
        label={t("contact.firstname")}
        autoComplete={autoComplete("given-name")}
        isRequired={isRequired}
      />
      <TextField
        field={fields.lastname}
        label={t("contact.lastname")}
        autoComplete={autoComplete("family-name")}
        isRequired={isRequired}
      />
    </div>
  );
}

type PhoneInputsProps = { fields: Record<"phone_prefix" | "phone", Field>; hint: string };

export function PhoneInputs({ fields, hint }: PhoneInputsProps) {
  const { t } = useTranslation("checkout");
  const prefixes = phonePrefixes.map((value) => ({ value, text: value || t("contact.phoneOther") }));
  return (
    <div className={shortAndLong}>
      <SelectField
        field={fields.phone_prefix}
        label={t("contact.phonePrefix")}
        options={prefixes}
        autoComplete="tel-country-code"
      />
      <TextField
        field={fields.phone}
        label={t("contact.phone")}
        hint={hint}
        inputMode="tel"
        autoComplete="tel-national"
        isRequired
      />
    </div>
  );
}

export function PlaceInputs({ fields, section, isRequired = true }: InputsProps<"street" | "city" | "zip">) {
  const { t } = useTranslation("checkout");
  const autoComplete = completionIn(section);
  return (
    <>
      <TextField
        field={fields.street}
        label={t("contact.street")}
        autoComplete={autoComplete("address-line1")}
        isRequired={isRequired}
      />
      <div className={pair}>
        <TextField
          field={fields.city}
          label={t("contact.city")}
          autoComplete={autoComplete("address-level2")}
          isRequired={isRequired}
        />
        <TextField
          field={fields.zip}
          label={t("contact.zip")}
          autoComplete={autoComplete("postal-code")}
          isRequired={isRequired}
        />
      </div>
    </>
  );
}

type CountryInputProps = Pick<InputsProps<"country">, "fields" | "section"> & { countries: readonly SelectOption[] };

export function CountryInput({ fields, section, countries }: CountryInputProps) {
  const { t } = useTranslation("checkout");
  const autoComplete = completionIn(section)("country");
  return (
    <SelectField field={fields.country} label={t("contact.country")} options={countries} autoComplete={autoComplete} />
  );
}

function CompanyNameInput({ fields }: InputsProps<"company">) {
  const { t } = useTranslation("checkout");
  return <TextField field={fields.company} label={t("contact.company")} autoComplete="organization" />;
}

function CompanyNumberInputs({ fields }: InputsProps<"company_id" | "tax_id" | "vat_id">) {
  const { t } = useTranslation("checkout");
  return (
    <>
      <div className={pair}>
        <TextField field={fields.company_id} label={t("contact.companyId")} hint={t("contact.companyIdHint")} />
        <TextField field={fields.tax_id} label={t("contact.taxId")} />
      </div>
      <div className={styles.slovakOnly}>
        <TextField field={fields.vat_id} label={t("contact.vatId")} hint={t("contact.vatIdHint")} />
      </div>
    </>
  );
}

/**
 * Renders the company's inputs with a look-up button. The button shows the same form filled in with the company's data;
 * it saves nothing.
 */
export function CompanyInputs({ fields }: InputsProps<"company" | "company_id" | "tax_id" | "vat_id">) {
  const { t } = useTranslation("account");
  return (
    <>
      <CompanyNumberInputs fields={fields} />
      <div>
        <button type="submit" name="intent" value={"look-up-company" satisfies LookUpIntent} className={button.light}>
          {t("lookUp.submit")}
        </button>
      </div>
      <CompanyNameInput fields={fields} />
    </>
  );
}

function completionIn(section: string | undefined): (token: string) => string {
  return (token) => (section ? `${section} ${token}` : token);
}

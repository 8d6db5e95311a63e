import { z } from "zod";

import * as fields from "./contactFields";
import { type PhonePrefix, phonePrefixes } from "./phonePrefixes";

/** The fields of a person or a company, shared by registration, account and address book. */

export type PersonRules = {
  /** Allowed country codes. */
  countries: readonly string[];
};

/**
 * Returns the fields' schemas. They depend on the country, the phone prefix and the company checkbox, so these are read
 * first.
 */
export function personFormFields({ countries }: PersonRules, typed: FormData) {
  const country = String(typed.get("country"));
  const isCompany = typed.get("is_company") === "on";
  const prefix: PhonePrefix = phonePrefixes.find((known) => known === typed.get("phone_prefix")) ?? "";
  return {
    phone_prefix: phonePrefix,
    phone: fields.phone(prefix),
    firstname: fields.requiredLine(60),
    lastname: fields.requiredLine(60),
    company: isCompany ? fields.requiredLine(120) : fields.ignoredField,
    company_id: isCompany ? fields.companyId(country) : fields.ignoredField,
    tax_id: isCompany ? fields.taxId(country) : fields.ignoredField,
    vat_id: isCompany ? fields.vatId(country) : fields.ignoredField,
    street: fields.requiredLine(120),
    city: fields.requiredLine(80),
    zip: fields.zip(country),
    country: z
      .string({ required_error: "ui:forms.required", invalid_type_error: "ui:forms.required" })
      .min(1, "ui:forms.required")
      .pipe(z.string().refine((code) => countries.includes(code), "checkout:errors.country")),
  };
}

const phonePrefix = z
  .enum(phonePrefixes, { message: "checkout:errors.phonePrefix" })
  .optional()
  .transform((chosen = "") => chosen);

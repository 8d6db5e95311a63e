import { z } from "zod";

import * as fields from "./contactFields";
import { type PhonePrefix, phonePrefixes } from "./phonePrefixes";

/** What a form says of a person or a company, for registration, the account and the address book alike. */

export type PersonRules = {
  /** Those that may be lived in, as far as the shop knows. */
  countries: readonly string[];
};

/** The rules follow from the country, the prefix and the company's box, so these are read first. */
export function personFields({ countries }: PersonRules, typed: FormData) {
  const country = String(typed.get("country"));
  const isCompany = typed.get("is_company") === "on";
  const prefix: PhonePrefix = phonePrefixes.find((known) => known === typed.get("phone_prefix")) ?? "";
  return {
    phone_prefix: phonePrefix,
    phone: fields.phone(prefix),
    firstname: fields.requiredLine(60),
    lastname: fields.requiredLine(60),
    company: isCompany ? fields.requiredLine(120) : fields.notAsked,
    company_id: isCompany ? fields.companyId(country) : fields.notAsked,
    tax_id: isCompany ? fields.taxId(country) : fields.notAsked,
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

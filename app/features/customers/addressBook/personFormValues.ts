import type { Profile } from "../customer";
import type { PersonName } from "./formNames";
import { nationalDigits, phonePrefixes } from "./phonePrefixes";

/** Returns the stored profile as initial values of the form. */
export function toPersonForm(profile: Profile): Record<PersonName, string> {
  const prefix = phonePrefixes.find((known) => known === profile.phone_prefix) ?? "";
  return {
    ...personOf(profile),
    phone_prefix: prefix,
    phone: nationalDigits(prefix, profile.phone),
    is_company: profile.company_id || profile.company ? "on" : "",
  };
}

function personOf({ firstname, lastname, street, city, zip, country, company, company_id, tax_id, vat_id }: Profile) {
  return { firstname, lastname, street, city, zip, country, company, company_id, tax_id, vat_id };
}

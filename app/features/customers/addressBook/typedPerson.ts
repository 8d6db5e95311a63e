import type { Profile } from "../customer";
import type { PersonName } from "./formNames";
import { nationalDigits, phonePrefixes } from "./phonePrefixes";

/** What was kept of a person, as the form shows it again. */
export function typedPerson(kept: Profile): Record<PersonName, string> {
  const prefix = phonePrefixes.find((known) => known === kept.phone_prefix) ?? "";
  return {
    ...personOf(kept),
    phone_prefix: prefix,
    phone: nationalDigits(prefix, kept.phone),
    is_company: kept.company_id || kept.company ? "on" : "",
  };
}

function personOf({ firstname, lastname, street, city, zip, country, company, company_id, tax_id }: Profile) {
  return { firstname, lastname, street, city, zip, country, company, company_id, tax_id };
}

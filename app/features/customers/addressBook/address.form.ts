import { z } from "zod";

import * as fields from "./contactFields";
import { type PersonRules, personFields } from "./person";

/** An entry of the address book. */
export function addressForm(rules: PersonRules, typed: FormData) {
  return z.object({
    name: fields.requiredLine(60),
    email: fields.email,
    ...personFields(rules, typed),
    is_default: fields.ticked,
  });
}
export type AddressForm = z.output<ReturnType<typeof addressForm>>;

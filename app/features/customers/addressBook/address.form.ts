import { z } from "zod";

import { typedText } from "~/platform/text/typedText";

import * as fields from "./contactFields";
import { lookUpIntent } from "./lookUp.form";
import { type PersonRules, personFormFields } from "./person.form";

/** An entry of the address book. */
export function addressForm(rules: PersonRules, typed: FormData) {
  return z.object({
    name: fields.requiredLine(60),
    email: fields.email,
    ...personFormFields(rules, typed),
    is_default: fields.ticked,
  });
}
export type AddressForm = z.output<ReturnType<typeof addressForm>>;

/** What the forms of the address book ask for; `address` is an entry's id, empty for a new one. */
export const addressIntents = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("save-address"), address: typedText }),
  lookUpIntent,
  z.object({ intent: z.literal("make-default"), address: typedText }),
  z.object({ intent: z.literal("remove-address"), address: typedText }),
]);

export type AddressIntent = z.output<typeof addressIntents>["intent"];

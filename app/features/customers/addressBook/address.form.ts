import { z } from "zod";

import { typedText } from "~/platform/text/typedText";

import * as fields from "./contactFields";
import { lookUpIntent } from "./lookUp.form";
import { type PersonRules, personFormFields } from "./person.form";

/** The schema of an entry of the address book. */
export function addressForm(rules: PersonRules, typed: FormData) {
  return z.object({
    name: fields.requiredLine(60),
    email: fields.email,
    ...personFormFields(rules, typed),
    is_default: fields.ticked,
  });
}
export type AddressForm = z.output<ReturnType<typeof addressForm>>;

/** The intents of the address book's forms; `address` is the id of an entry, empty for a new one. */
export const addressIntents = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("save-address"), address: typedText }),
  lookUpIntent,
  z.object({ intent: z.literal("make-default"), address: typedText }),
  z.object({ intent: z.literal("remove-address"), address: typedText }),
]);

export type AddressIntent = z.output<typeof addressIntents>["intent"];

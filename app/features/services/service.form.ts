import { z } from "zod";

import * as fields from "~/features/customers/addressBook/contactFields";
import { type PhonePrefix, phonePrefixes } from "~/features/customers/addressBook/phonePrefixes";

import { serviceLengths } from "./service";
import { arrivalIds, arrivals, serviceKindIds } from "./serviceKinds";

/**
 * Builds the schema of the service order's form. It depends on how the garment arrives and on the phone's prefix, so
 * these are read first. `country` is the shop version's, to which a parcel is returned.
 */
export function serviceForm(typed: FormData, { country, storeIds }: { country: string; storeIds: readonly string[] }) {
  const arrival = arrivalIds.find((known) => known === typed.get("arrival"));
  const { asksStore, asksAddress } = arrival ? arrivals[arrival] : { asksStore: false, asksAddress: false };
  const prefix: PhonePrefix = phonePrefixes.find((known) => known === typed.get("phone_prefix")) ?? "";
  return z.object({
    kind: z.enum(serviceKindIds, { message: "ui:forms.choice" }),
    garment: fields.requiredLine(serviceLengths.garment),
    description: fields.optionalLines(serviceLengths.description).pipe(z.string().min(1, "ui:forms.required")),
    bought_here: fields.ticked,
    arrival: z.enum(arrivalIds, { message: "ui:forms.choice" }),
    store: asksStore ? storeOf(storeIds) : fields.ignoredField,
    street: asksAddress ? fields.requiredLine(120) : fields.ignoredField,
    city: asksAddress ? fields.requiredLine(80) : fields.ignoredField,
    zip: asksAddress ? fields.zip(country) : fields.ignoredField,
    firstname: fields.requiredLine(60),
    lastname: fields.requiredLine(60),
    email: fields.email,
    phone_prefix: z.unknown(),
    phone: fields.phone(prefix),
    terms: fields.ticked.refine((isTicked) => isTicked, "ui:forms.confirmed"),
  });
}

function storeOf(storeIds: readonly string[]) {
  return z.string({ message: "services:errors.store" }).refine((id) => storeIds.includes(id), "services:errors.store");
}

/** Intents of the service order's own page. */
export const serviceIntents = z.discriminatedUnion("intent", [z.object({ intent: z.literal("cancel-service") })]);

export type ServiceIntent = z.output<typeof serviceIntents>["intent"];

import { z } from "zod";

import * as fields from "~/features/customers/addressBook/contactFields";
import { type PhonePrefix, phonePrefixes } from "~/features/customers/addressBook/phonePrefixes";
import { maxReservedPieces } from "./reservationLimit";

/** The largest integer that the database can store. */
const maxId = 2_147_483_647;

/**
 * Builds the form's schema. The rule for the phone depends on its prefix, which is read first. Messages are translation
 * keys.
 */
export function reservationForm(typed: FormData) {
  const prefix: PhonePrefix = phonePrefixes.find((known) => known === typed.get("phone_prefix")) ?? "";
  return z.object({
    variant: z
      .string({ required_error: "reservations:errors.variant", invalid_type_error: "reservations:errors.variant" })
      .regex(/^[1-9]\d{0,9}$/, "reservations:errors.variant")
      .transform(Number)
      .refine((id) => id <= maxId, "reservations:errors.variant"),
    quantity: z
      .string({ required_error: "reservations:errors.quantity", invalid_type_error: "reservations:errors.quantity" })
      .regex(new RegExp(`^[1-${maxReservedPieces}]$`), "reservations:errors.quantity")
      .transform(Number),
    name: fields.requiredLine(120),
    email: fields.email,
    phone_prefix: z.string().optional(),
    phone: fields.phone(prefix),
  });
}

/** The actions that the page of a reservation accepts. */
export const reservationIntents = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("extend-reservation") }),
  z.object({ intent: z.literal("cancel-reservation") }),
]);

export type ReservationIntent = z.output<typeof reservationIntents>["intent"];

import { z } from "zod";

import { carrierIds } from "~/features/delivery/carriers";
import { paymentIds } from "~/features/delivery/paymentMethods";
import { storedExceptions, storedHours } from "~/features/pickupPoints/pointJson";

import type { Destination, Order } from "./orders";

/** The parts of an order that are stored as JSON, validated when they are read. */

const address = z.object({
  firstname: z.string(),
  lastname: z.string(),
  company: z.string(),
  street: z.string(),
  city: z.string(),
  zip: z.string(),
  country: z.string(),
});

const billing = address.extend({ companyId: z.string(), taxId: z.string(), vatId: z.string().default("") });

const hours = z.object({ from: z.number(), to: z.number(), opensMinute: z.number(), closesMinute: z.number() });

const store = z.object({
  id: z.string(),
  name: z.string(),
  street: z.string(),
  city: z.string(),
  zip: z.string(),
  country: z.string(),
  phone: z.string(),
  hours: z.array(hours),
});

const point = z.object({
  id: z.string(),
  carrierId: z.string(),
  code: z.string(),
  kind: z.enum(["shop", "box"]),
  name: z.string(),
  street: z.string(),
  city: z.string(),
  zip: z.string(),
  country: z.string(),
  takesCard: z.boolean().nullable(),
  isAccessible: z.boolean().nullable(),
  maxGrams: z.number().nullable(),
  maxSideMm: z.number().nullable(),
  hours: storedHours,
  exceptions: storedExceptions,
});

const slot = z.object({ date: z.string(), minute: z.number() });

const destination = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("address"), address }),
  z.object({ kind: z.literal("store"), store, slot: slot.nullable().default(null) }),
  z.object({ kind: z.literal("point"), point }),
  z.object({ kind: z.literal("email"), email: z.string() }),
]);

export function parseBilling(json: string): Order["billing"] {
  return billing.parse(JSON.parse(json));
}

export function parseDestination(json: string): Destination {
  return destination.parse(JSON.parse(json));
}

/** Parses a carrier's id. Throws for an unknown carrier, so that an order is never shown incomplete. */
export const parseCarrierId = z.enum(carrierIds).parse;
export const parsePaymentId = z.enum(paymentIds).parse;

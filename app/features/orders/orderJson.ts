import { z } from "zod";

import { carrierIds, paymentIds } from "~/features/delivery/delivery";

import type { Destination, Order } from "./orders";

/** What an order keeps as JSON, checked when it is read back. */

const address = z.object({
  firstname: z.string(),
  lastname: z.string(),
  company: z.string(),
  street: z.string(),
  city: z.string(),
  zip: z.string(),
  country: z.string(),
});

const billing = address.extend({ companyId: z.string(), taxId: z.string() });

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

const destination = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("address"), address }),
  z.object({ kind: z.literal("store"), store }),
]);

export function billingOf(json: string): Order["billing"] {
  return billing.parse(JSON.parse(json));
}

export function destinationOf(json: string): Destination {
  return destination.parse(JSON.parse(json));
}

/** Throws for one that the shop does not know: an order is never shown with half its facts. */
export const carrierIdOf = z.enum(carrierIds).parse;
export const paymentIdOf = z.enum(paymentIds).parse;

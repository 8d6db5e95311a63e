import type { Address } from "~/features/checkout/contact/contact";
import { dayMs } from "~/platform/time/durations";

import type { Destination, Order, OrderedGift } from "./orders";

/** Number of days for which the link in an e-mail shows the whole order (decision 25). */
export const orderVisibleDays = 30;

const hidden = "•••";

/**
 * Returns the order without the data that identify the customer once it is older than `orderVisibleDays`; before that,
 * the same order.
 */
export function redact(order: Order, now: number): Order {
  if (!isRedacted(order, now)) return order;
  return {
    ...order,
    email: redactEmail(order.email),
    phone: `${hidden} ${order.phone.slice(-3)}`,
    billing: { ...order.billing, ...redactAddress(order.billing), companyId: "", taxId: "", vatId: "" },
    destination: redactDestination(order.destination),
    note: order.note && hidden,
    shipment: order.shipment && { ...order.shipment, trackingNumber: "" },
    lines: order.lines.map((line) => ({ ...line, note: line.note && hidden, gift: redactGift(line.gift) })),
  };
}

export function isRedacted({ placedAt }: Pick<Order, "placedAt">, now: number): boolean {
  return now - placedAt > orderVisibleDays * dayMs;
}

function redactEmail(email: string): string {
  return email.replace(/^(.).*@/, `$1${hidden}@`);
}

function redactGift(gift: OrderedGift | null | undefined): OrderedGift | null {
  if (!gift) return null;
  const { recipientName, recipientEmail, message } = gift;
  return {
    ...gift,
    recipientName: recipientName && hidden,
    recipientEmail: redactEmail(recipientEmail),
    message: message && hidden,
  };
}

function redactDestination(destination: Destination): Destination {
  if (destination.kind === "email") return { kind: "email", email: redactEmail(destination.email) };
  if (destination.kind !== "address") return destination;
  return { kind: "address", address: redactAddress(destination.address) };
}

function redactAddress({ firstname, lastname, company, city, country }: Address): Address {
  return {
    firstname: `${firstname.slice(0, 1)}.`,
    lastname: `${lastname.slice(0, 1)}.`,
    company: company && hidden,
    street: hidden,
    city,
    zip: hidden,
    country,
  };
}

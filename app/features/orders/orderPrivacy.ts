import type { Address } from "~/features/checkout/contact/contact";

import type { Destination, Order } from "./orders";

const day = 86_400_000;

/** How long the address in a letter shows everything (decision 25). */
export const openDays = 30;

const hidden = "•••";

/** The same order; once its time is over, without what would tell a stranger who and where the customer is. */
export function mask(order: Order, now: number): Order {
  if (!isMasked(order, now)) return order;
  return {
    ...order,
    email: order.email.replace(/^(.).*@/, `$1${hidden}@`),
    phone: `${hidden} ${order.phone.slice(-3)}`,
    billing: { ...order.billing, ...maskedAddress(order.billing), companyId: "", taxId: "" },
    destination: maskedDestination(order.destination),
    note: order.note && hidden,
    lines: order.lines.map((line) => ({ ...line, note: line.note && hidden })),
  };
}

export function isMasked({ placedAt }: Pick<Order, "placedAt">, now: number): boolean {
  return now - placedAt > openDays * day;
}

function maskedDestination(destination: Destination): Destination {
  if (destination.kind === "store") return destination;
  return { kind: "address", address: maskedAddress(destination.address) };
}

function maskedAddress({ firstname, lastname, company, city, country }: Address): Address {
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

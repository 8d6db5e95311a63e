import { type CartLine, lineTotal } from "~/features/cart/cart";
import type { CompleteCheckout } from "~/features/checkout/checkout";
import { parcelAddress, toOrderContact } from "~/features/checkout/contact/contact";
import type { ContactDetails } from "~/features/checkout/contact/contact.form";
import type { Delivery } from "~/features/delivery/delivery";
import { firstOrderState } from "~/features/delivery/orderStates";
import { formatVariant } from "~/features/products/product";

import type { Destination, Order, OrderLine } from "../orders";

/** An order without the fields that it gets when it is placed: its ids, its number and its instant. */
export type OrderDraft = Omit<Order, "id" | "number" | "summaryHash" | "placedAt" | "isTrialPayment">;

/** Builds an order as a copy of the checkout, so that later changes of prices or stores do not change the order. */
export function draftOrder({ cart, lines, price, delivery, contact, totals, currency }: CompleteCheckout): OrderDraft {
  const { email, phone, billing, note } = toOrderContact(contact);
  return {
    locale: cart.locale,
    currencyCode: currency.code,
    state: firstOrderState,
    paidAt: null,
    shipment: null,
    deliveredAt: null,
    email,
    phone,
    billing,
    destination: toDestination(delivery, contact),
    note,
    carrierId: delivery.carrier.id,
    paymentId: delivery.payment.id,
    lines: lines.map((line, index) => orderLine(line, price.lineDiscounts[index] ?? 0)),
    totals,
    takenOffMinor: 0,
  };
}

function toDestination({ carrier, store, slot, point }: Delivery, contact: ContactDetails): Destination {
  if (carrier.kind === "email") return { kind: "email", email: contact.email };
  if (point) {
    const { isOpen, ...place } = point;
    return { kind: "point", point: place };
  }
  if (!store) return { kind: "address", address: parcelAddress(toOrderContact(contact)) };
  const { note: _note, week: _week, exceptions: _exceptions, ...place } = store;
  return { kind: "store", store: place, slot };
}

function orderLine(line: CartLine, discountMinor: number): OrderLine {
  const { productId, variantId, code, name, note, quantity, unitMinor, taxBasisPoints } = line;
  const copied = { productId, variantId, code, name, note, quantity, unitMinor, taxBasisPoints };
  return {
    ...copied,
    variantName: formatVariant(line),
    lineMinor: lineTotal(line),
    discountMinor,
    gift: line.gift ? { ...line.gift, sentAt: null } : null,
  };
}

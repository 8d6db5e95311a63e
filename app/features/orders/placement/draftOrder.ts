import { type CartLine, lineTotal } from "~/features/cart/cart";
import type { WholeCheckout } from "~/features/checkout/checkout";
import { contactOf, parcelAddress } from "~/features/checkout/contact/contact";
import type { ContactForm } from "~/features/checkout/contact/contact.form";
import type { Delivery } from "~/features/delivery/delivery";
import { variantTitle } from "~/features/products/product";

import type { Destination, Order, OrderLine } from "../orders";

/** All of an order but what only placing it can give: its names and its instant. */
export type OrderDraft = Omit<Order, "id" | "number" | "summaryHash" | "placedAt" | "isTrialPayment">;

/** Copies what the checkout shows now; from then on the order changes no more when prices or stores do. */
export function draftOrder({ cart, lines, price, delivery, contact, totals, currency }: WholeCheckout): OrderDraft {
  const { email, phone, billing, note } = contactOf(contact);
  return {
    locale: cart.locale,
    currencyCode: currency.code,
    state: "accepted",
    paidAt: null,
    email,
    phone,
    billing,
    destination: destinationOf(delivery, contact),
    note,
    carrierId: delivery.carrier.id,
    paymentId: delivery.payment.id,
    lines: lines.map((line, index) => orderLine(line, price.lineDiscounts[index] ?? 0)),
    totals,
  };
}

function destinationOf({ store }: Delivery, contact: ContactForm): Destination {
  if (!store) return { kind: "address", address: parcelAddress(contactOf(contact)) };
  const { note, ...place } = store;
  return { kind: "store", store: place };
}

function orderLine(line: CartLine, discountMinor: number): OrderLine {
  const { productId, variantId, code, name, note, quantity, unitMinor, taxBasisPoints } = line;
  const copied = { productId, variantId, code, name, note, quantity, unitMinor, taxBasisPoints };
  return { ...copied, variantName: variantTitle(line), lineMinor: lineTotal(line), discountMinor };
}

import { type CartLine, orderableLines } from "~/features/cart/cart";
import type { Cart } from "~/features/cart/cart.queries.server";
import type { Delivery, DeliveryOffer, OrderTotals } from "~/features/delivery/delivery";
import type { PlaceStock } from "~/features/delivery/reach";
import type { Currency } from "~/features/money/money";
import type { Settings } from "~/features/settings/settings";
import type { GoodsPrice } from "~/features/vouchers/goodsPrice";

import type { ContactForm, ContactRules } from "./contact/contact.form";

/** An order in the making, as it stands now. */
export type Checkout = {
  cart: Cart;
  /** `onHand` is what the chosen delivery can reach. */
  lines: CartLine[];
  /** Pieces of the lines' variants, place by place. */
  stock: readonly PlaceStock[];
  /** Of the lines that can be ordered. */
  price: GoodsPrice;
  offer: DeliveryOffer;
  /** Undefined until the choice holds. */
  delivery: Delivery | undefined;
  contactRules: ContactRules;
  /** Undefined until the contact holds. */
  contact: ContactForm | undefined;
  /** Undefined until the delivery is chosen. Sold-out lines are not in it. */
  totals: OrderTotals | undefined;
  currency: Currency;
  settings: Settings;
};

/** A checkout in which nothing is missing. */
export type WholeCheckout = Checkout & { delivery: Delivery; contact: ContactForm; totals: OrderTotals };

export function isWhole(checkout: Checkout): checkout is WholeCheckout {
  return Boolean(checkout.delivery && checkout.contact && checkout.totals);
}

export const steps = ["cart", "cartDelivery", "cartContact", "cartReview"] as const;
export type Step = (typeof steps)[number];

/** The first step that is not done; the last one is where the order is placed (decision 55). */
export function openStep({ lines, delivery, contact }: Pick<Checkout, "lines" | "delivery" | "contact">): Step {
  if (orderableLines(lines).length === 0) return "cart";
  if (!delivery) return "cartDelivery";
  return contact ? "cartReview" : "cartContact";
}

/** True when `step` may be shown: everything before it is done. */
export function isOpen(step: Step, checkout: Pick<Checkout, "lines" | "delivery" | "contact">): boolean {
  return steps.indexOf(step) <= steps.indexOf(openStep(checkout));
}

import { type CartLine, orderableLines } from "~/features/cart/cart";
import type { Cart } from "~/features/cart/cart.queries.server";
import type { Delivery, OrderTotals } from "~/features/delivery/delivery";
import type { ReadOffer } from "~/features/delivery/delivery.queries.server";
import type { PlaceStock } from "~/features/delivery/fulfilment";
import type { TakenSlot } from "~/features/delivery/pickupSlots";
import type { Currency } from "~/features/money/money";
import type { PlacedPoint } from "~/features/pickupPoints/pickupPoint.queries.server";
import type { Settings } from "~/features/settings/settings";
import type { GoodsPrice } from "~/features/vouchers/goodsPrice";

import type { ContactDetails, ContactRules } from "./contact/contact.form";

export type Checkout = {
  cart: Cart;
  /** The cart's lines; `onHand` is the stock that the chosen delivery can use. */
  lines: CartLine[];
  /** Stock of the lines' variants, by place. */
  stock: readonly PlaceStock[];
  /** Slots of stores that have no room for another pickup. */
  fullSlots: readonly TakenSlot[];
  /** Names of the products that cannot be sent in a parcel. */
  pickupOnlyNames: readonly string[];
  /** The price of the lines that can be ordered. */
  price: GoodsPrice;
  offer: ReadOffer;
  /** The current data of the cart's pickup point, even when it has closed or another carrier is chosen. */
  point: PlacedPoint | undefined;
  /** Is undefined until the choice is valid. */
  delivery: Delivery | undefined;
  contactRules: ContactRules;
  /** Is undefined until the contact is valid. */
  contact: ContactDetails | undefined;
  /** Is undefined until the delivery is chosen. Sold-out lines do not count. */
  totals: OrderTotals | undefined;
  currency: Currency;
  settings: Settings;
};

/** A checkout in which nothing is missing. */
export type CompleteCheckout = Checkout & { delivery: Delivery; contact: ContactDetails; totals: OrderTotals };

export function isComplete(checkout: Checkout): checkout is CompleteCheckout {
  return Boolean(checkout.delivery && checkout.contact && checkout.totals);
}

export const checkoutSteps = ["cart", "cartDelivery", "cartContact", "cartReview"] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

/**
 * Returns the first incomplete step; when all others are complete, the last step, where the order is placed (decision
 * 55).
 */
export function nextIncompleteStep({
  lines,
  delivery,
  contact,
}: Pick<Checkout, "lines" | "delivery" | "contact">): CheckoutStep {
  if (orderableLines(lines).length === 0) return "cart";
  if (!delivery) return "cartDelivery";
  return contact ? "cartReview" : "cartContact";
}

/** Returns true when `step` may be shown because all steps before it are complete. */
export function isReachable(step: CheckoutStep, checkout: Pick<Checkout, "lines" | "delivery" | "contact">): boolean {
  return checkoutSteps.indexOf(step) <= checkoutSteps.indexOf(nextIncompleteStep(checkout));
}

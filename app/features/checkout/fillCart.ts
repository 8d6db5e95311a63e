import type { Cart } from "~/features/cart/cart.queries.server";
import type { DeliveryColumns } from "~/features/cart/cartCheckout.queries.server";

import type { ContactDetails } from "./contact/contact.form";

/** All that the steps of the checkout ask for. */
export type CheckoutChoice = { delivery: DeliveryColumns; contact: ContactDetails };

/** The cart as it would be after the steps of the checkout. */
export function fillCart(cart: Cart, { delivery, contact }: CheckoutChoice): Cart {
  return { ...cart, ...delivery, contactJson: JSON.stringify(contact) };
}

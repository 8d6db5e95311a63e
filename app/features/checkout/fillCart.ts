import type { Cart } from "~/features/cart/cart.queries.server";
import type { DeliveryColumns } from "~/features/cart/cartCheckout.queries.server";

import type { ContactDetails } from "./contact/contact.form";

/** Everything that the visitor enters in the steps of the checkout. */
export type CheckoutChoice = { delivery: DeliveryColumns; contact: ContactDetails };

/** Returns the cart as it would be after the steps of the checkout. */
export function fillCart(cart: Cart, { delivery, contact }: CheckoutChoice): Cart {
  return { ...cart, ...delivery, contactJson: JSON.stringify(contact) };
}

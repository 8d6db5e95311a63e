import { acknowledgeChanges } from "~/features/cart/acknowledgeChanges.server";

import { type CartVisit, redirectBackOrToCart } from "./cartVisit.server";

/** Stores that the visitor has read what changed in the cart. */
export async function acknowledgeChangesAction(visit: CartVisit): Promise<never> {
  if (visit.owner) await acknowledgeChanges(visit.db, visit.owner);
  throw await redirectBackOrToCart(visit, { notice: null });
}

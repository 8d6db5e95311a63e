import { addToCart } from "~/features/cart/addToCart.server";
import type { CartOwner } from "~/features/cart/cart.queries.server";
import type { Db } from "~/platform/database/database.server";

import type { OrderLine } from "./orders";

export type Reordered = {
  /** Lines of which at least a piece is in the cart. */
  addedLines: number;
  /** What is sold no more, or not in that number. */
  missingNames: string[];
  /** The cart had no room for all of it. */
  isFull: boolean;
};

/** Puts what is still sold into the cart, at today's prices. */
export async function reorder(db: Db, owner: CartOwner, lines: readonly OrderLine[], now: number): Promise<Reordered> {
  const outcome: Reordered = { addedLines: 0, missingNames: [], isFull: false };
  for (const { name, productId, variantId, quantity, note } of lines) {
    const added = await addToCart(db, owner, { productId, variantId, quantity, note }, now);
    if (added.ok) outcome.addedLines += 1;
    if (!added.ok && added.reason === "full") outcome.isFull = true;
    if (!added.ok || added.isClamped) outcome.missingNames.push(name);
  }
  return outcome;
}

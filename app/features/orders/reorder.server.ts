import { addToCart } from "~/features/cart/addToCart.server";
import type { CartOwner } from "~/features/cart/cart.queries.server";
import type { Db } from "~/platform/database/database.server";

import type { OrderLine } from "./orders";

export type ReorderResult = {
  /** Number of lines that were added, at least in part. */
  addedLines: number;
  /** Names of products that are no longer sold, or not in that quantity. */
  missingNames: string[];
  /** Names of products for which the cart had no room. */
  leftNames: string[];
};

/** Adds the lines of an order that are still sold to the cart, at today's prices. */
export async function reorder(
  db: Db,
  owner: CartOwner,
  lines: readonly OrderLine[],
  now: number,
): Promise<ReorderResult> {
  const outcome: ReorderResult = { addedLines: 0, missingNames: [], leftNames: [] };
  for (const { name, productId, variantId, quantity, note } of lines) {
    const added = await addToCart(db, owner, { productId, variantId, quantity, note }, now);
    if (added.ok) outcome.addedLines += 1;
    if (!added.ok && added.reason === "full") outcome.leftNames.push(name);
    else if (!added.ok || added.isClamped) outcome.missingNames.push(name);
  }
  return outcome;
}

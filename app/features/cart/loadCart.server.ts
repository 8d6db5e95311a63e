import type { Db } from "~/platform/database/database.server";

import { type Cart, type CartOwner, findCart, openCart } from "./cart.queries.server";

/** The operation that failed, as the specification's error catalog names it. */
export type CartOperation = "load" | "create" | "change";

/**
 * Finds the owner's open cart. A customer without a cart gets one (specification 4); a guest gets one when adding the
 * first piece.
 */
export async function loadCart(db: Db, owner: CartOwner | null, now: number): Promise<Cart | undefined> {
  if (!owner) return undefined;
  const cart = await findCart(db, owner);
  if (cart || "tempId" in owner) return cart;
  try {
    return await openCart(db, owner, now);
  } catch (error) {
    throw new CartNotCreated("a customer's cart was not created", { cause: error });
  }
}

/** Distinguishes a cart that could not be created from one that could not be read. */
export class CartNotCreated extends Error {}

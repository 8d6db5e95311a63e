import type { Db } from "~/platform/database/database.server";

import { type Cart, type CartOwner, findCart, openCart } from "./cart.queries.server";

/** What could not be done with a cart, in the words of the specification's error catalogue. */
export type CartDeed = "load" | "create" | "change";

/** The owner's open cart. A customer without one gets one (specification 4); a guest gets one with the first piece. */
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

/** Told from a cart that could not be read. */
export class CartNotCreated extends Error {}

import type { Db } from "~/platform/database/database.server";

import { type Cart, type CartOwner, cartColumns, isCartOf } from "./cart.queries.server";

/**
 * Carts as the API addresses them, by an id of 128 random bits. A customer's cart is found for that customer only. Only
 * the guest knows the id of a guest's cart, so the id is its key.
 */

export type OwnedCart = { cart: Cart; owner: CartOwner };

/** Finds the open cart with that id if it belongs to the customer; with `customerId` null, if it is a guest's. */
export async function findCartById(db: Db, id: string, customerId: string | null): Promise<OwnedCart | undefined> {
  const row = await db
    .selectFrom("cart")
    .where("cart.id", "=", id)
    .where("cart.is_open", "=", 1)
    .where("cart.customer_id", customerId === null ? "is" : "=", customerId)
    .select([...cartColumns, "cart.temp_id as tempId"])
    .executeTakeFirst();
  if (!row) return undefined;
  const { tempId, ...cart } = row;
  if (customerId !== null) return { cart, owner: { customerId, locale: cart.locale } };
  return tempId === null ? undefined : { cart, owner: { tempId, locale: cart.locale } };
}

/** Returns true while a guest with this temporary id has a cart in any shop version. */
export async function hasGuestCart(db: Db, tempId: string): Promise<boolean> {
  const row = await db
    .selectFrom("cart")
    .where("temp_id", "=", tempId)
    .where("is_open", "=", 1)
    .select("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes the owner's cart with its lines. Returns false when the cart is another owner's or no longer exists. */
export async function deleteOwnCart(db: Db, owner: CartOwner, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("cart")
    .where("cart.id", "=", id)
    .where("cart.is_open", "=", 1)
    .where(isCartOf(owner))
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

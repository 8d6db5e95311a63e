import type { Db } from "~/platform/database/database.server";

import { type Cart, type CartOwner, cartColumns, isCartOf } from "./cart.queries.server";

/**
 * Carts as the API names them: by an id of 128 random bits. A customer's is found for that customer alone; a guest's
 * is known to nobody but the guest, so that its id is the key to it.
 */

export type OwnedCart = { cart: Cart; owner: CartOwner };

/** The open cart of that id, if it is the customer's, or a guest's for null. */
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

/** True while a guest with this temporary id has a cart in any shop version. */
export async function hasGuestCart(db: Db, tempId: string): Promise<boolean> {
  const row = await db
    .selectFrom("cart")
    .where("temp_id", "=", tempId)
    .where("is_open", "=", 1)
    .select("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** The owner's cart goes with its lines. False when it is not theirs, or gone already. */
export async function discardOwnCart(db: Db, owner: CartOwner, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("cart")
    .where("cart.id", "=", id)
    .where("cart.is_open", "=", 1)
    .where(isCartOf(owner))
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

import type { SelectQueryBuilder } from "kysely";

import type { Db } from "~/platform/database.server";
import { newId } from "~/platform/ids.server";
import type { Locale } from "~/platform/locale";
import type { Tables } from "~/platform/schema";

/** Whose cart it is: the visitor's temporary id from the cookie, in one shop version. */
export type CartOwner = { tempId: string; locale: Locale };

export type Cart = {
  id: string;
  locale: Locale;
  orderToken: string;
  carrierId: string | null;
  pickupStoreId: string | null;
  paymentId: string | null;
  contactJson: string | null;
};

export async function findCart(db: Db, owner: CartOwner): Promise<Cart | undefined> {
  return db
    .selectFrom("cart")
    .where("temp_id", "=", owner.tempId)
    .where("locale", "=", owner.locale)
    .where("is_open", "=", 1)
    .select([
      "id",
      "locale",
      "order_token as orderToken",
      "carrier_id as carrierId",
      "pickup_store_id as pickupStoreId",
      "payment_id as paymentId",
      "contact_json as contactJson",
    ])
    .executeTakeFirst();
}

/** The owner's open cart, made if there is none. Two requests at once end with the same cart. */
export async function openCart(db: Db, owner: CartOwner, now: number): Promise<Cart> {
  await db
    .insertInto("cart")
    .values({
      id: newId(),
      locale: owner.locale,
      temp_id: owner.tempId,
      is_open: 1,
      order_token: newId(),
      carrier_id: null,
      pickup_store_id: null,
      payment_id: null,
      contact_json: null,
      created_at: now,
      used_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const cart = await findCart(db, owner);
  if (!cart) throw new Error("the cart that was just opened is gone");
  return cart;
}

/** Subquery: the id of the owner's open cart. */
export function openCartOf(from: SelectQueryBuilder<Tables, "cart", object>, owner: CartOwner) {
  return from
    .where("cart.temp_id", "=", owner.tempId)
    .where("cart.locale", "=", owner.locale)
    .where("cart.is_open", "=", 1)
    .select("cart.id");
}

import { expressionBuilder, type SelectQueryBuilder } from "kysely";

import type { Db } from "~/platform/database/database.server";
import { newId } from "~/platform/database/ids.server";
import type { Tables } from "~/platform/database/schema";
import type { Locale } from "~/platform/i18n/locale";

import { maxLines } from "./cart";

/** The owner of a cart in one shop version: a guest, by the temporary id in the cookie, or a customer. */
export type CartOwner = { locale: Locale } & ({ tempId: string } | { customerId: string });

export type Cart = {
  id: string;
  locale: Locale;
  /** The id of the cart's customer; null for a guest's cart. */
  customerId: string | null;
  orderToken: string;
  carrierId: string | null;
  pickupStoreId: string | null;
  pickupPointId: string | null;
  pickupSlot: string | null;
  paymentId: string | null;
  contactJson: string | null;
};

export const cartColumns = [
  "cart.id",
  "cart.locale",
  "cart.customer_id as customerId",
  "cart.order_token as orderToken",
  "cart.carrier_id as carrierId",
  "cart.pickup_store_id as pickupStoreId",
  "cart.pickup_point_id as pickupPointId",
  "cart.pickup_slot as pickupSlot",
  "cart.payment_id as paymentId",
  "cart.contact_json as contactJson",
] as const;

/**
 * Returns the condition that the cart, open or closed, belongs to this owner. Nothing else decides who may see or
 * change a cart.
 */
export function isCartOf(owner: CartOwner) {
  const eb = expressionBuilder<Tables, "cart">();
  const isTheirs =
    "tempId" in owner ? eb("cart.temp_id", "=", owner.tempId) : eb("cart.customer_id", "=", owner.customerId);
  return eb.and([isTheirs, eb("cart.locale", "=", owner.locale)]);
}

export async function findCart(db: Db, owner: CartOwner): Promise<Cart | undefined> {
  return db
    .selectFrom("cart")
    .where(isCartOf(owner))
    .where("cart.is_open", "=", 1)
    .select(cartColumns)
    .executeTakeFirst();
}

/**
 * Finds the owner's open cart and locks it until the transaction ends, so that concurrent changes to one cart run one
 * after another.
 */
export async function lockCart(db: Db, owner: CartOwner): Promise<Cart | undefined> {
  return db
    .updateTable("cart")
    .set({ is_open: 1 })
    .where(isCartOf(owner))
    .where("cart.is_open", "=", 1)
    .returning(cartColumns)
    .executeTakeFirst();
}

const maxAttempts = 3;

/**
 * Finds and locks the owner's open cart, and creates it if there is none. Two concurrent requests get the same cart.
 */
export async function openCart(db: Db, owner: CartOwner, now: number): Promise<Cart> {
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const cart = await lockCart(db, owner);
    if (cart) return cart;
    // There are several attempts, because a cart that another request has just created may already be ordered or
    // merged.
    await insertCart(db, owner, now);
  }
  throw new Error("the cart that was just opened is gone");
}

async function insertCart(db: Db, owner: CartOwner, now: number): Promise<void> {
  await db
    .insertInto("cart")
    .values({
      id: newId(),
      locale: owner.locale,
      temp_id: "tempId" in owner ? owner.tempId : null,
      customer_id: "customerId" in owner ? owner.customerId : null,
      is_open: 1,
      order_token: newId(),
      carrier_id: null,
      pickup_store_id: null,
      pickup_slot: null,
      payment_id: null,
      contact_json: null,
      created_at: now,
      used_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Returns true when the cart has room for another line. The caller has locked the cart, so that nobody adds one
 * meanwhile.
 */
export async function hasRoom(db: Db, cartId: string): Promise<boolean> {
  const lines = await countRows(db, "cart_line", cartId);
  return lines + (await countRows(db, "cart_gift", cartId)) < maxLines;
}

async function countRows(db: Db, table: "cart_line" | "cart_gift", cartId: string): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .where("cart_id", "=", cartId)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns a subquery for the id of the owner's open cart. */
export function openCartOf(from: SelectQueryBuilder<Tables, "cart", object>, owner: CartOwner) {
  return from.where(isCartOf(owner)).where("cart.is_open", "=", 1).select("cart.id");
}

/** Assigns a guest's cart, with its delivery, payment and contact, to a customer. */
export async function assignCart(db: Db, cartId: string, customerId: string): Promise<void> {
  await db
    .updateTable("cart")
    .set({ temp_id: null, customer_id: customerId })
    .where("id", "=", cartId)
    .where("is_open", "=", 1)
    .execute();
}

/** Deletes an open cart with its lines; a closed one, which an order refers to, stays. */
export async function deleteCart(db: Db, cartId: string): Promise<void> {
  await db.deleteFrom("cart").where("id", "=", cartId).where("is_open", "=", 1).execute();
}

export async function deleteCartsOf(db: Db, customerId: string): Promise<void> {
  await db.deleteFrom("cart").where("customer_id", "=", customerId).where("is_open", "=", 1).execute();
}

/** Copies delivery, payment and contact to another cart unless it has its own. */
export async function copyCheckoutSelection(db: Db, from: Cart, to: Cart): Promise<void> {
  const delivery = {
    carrier_id: from.carrierId,
    pickup_store_id: from.pickupStoreId,
    pickup_point_id: from.pickupPointId,
    pickup_slot: from.pickupSlot,
    payment_id: from.paymentId,
  };
  await db
    .updateTable("cart")
    .set({
      ...(to.carrierId === null ? delivery : {}),
      contact_json: to.contactJson ?? from.contactJson,
    })
    .where("id", "=", to.id)
    .execute();
}

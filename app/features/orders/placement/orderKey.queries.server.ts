import type { Db } from "~/platform/database/database.server";
import { dayMs } from "~/platform/time/durations";

import { type PlacedOrder, readPlacedOrder } from "../orders.queries.server";

/**
 * The idempotency key of a call that places an order, hashed together with its customer or cart, and the hash of the
 * request body.
 */
export type OrderKey = { keyHash: string; bodyHash: string };

/** For how long a repeated call returns the same order. */
export const orderKeyMs = dayMs;

/** same: the call was sent before and placed this order · other: the key was used for another call. */
export type KeyedOrder = { kind: "same"; order: PlacedOrder } | { kind: "other" };

/** Finds the order of a key. Returns undefined when the key has placed no order, or did so too long ago. */
export async function findOrderOfKey(
  db: Db,
  { keyHash, bodyHash }: OrderKey,
  now: number,
): Promise<KeyedOrder | undefined> {
  const row = await db
    .selectFrom("idempotency_key")
    .where("key_hash", "=", keyHash)
    .where("expires_at", ">", now)
    .select(["body_hash as bodyHash", "order_id as orderId"])
    .executeTakeFirst();
  if (!row) return undefined;
  return row.bodyHash === bodyHash
    ? { kind: "same", order: await readPlacedOrder(db, row.orderId) }
    : { kind: "other" };
}

/**
 * Stores the key in the transaction that places its order. Returns false when another order has it: a concurrent call
 * with the same key waits here until that order is placed or has failed.
 */
export async function insertOrderKey(
  db: Db,
  { keyHash, bodyHash }: OrderKey,
  { orderId, now }: { orderId: string; now: number },
): Promise<boolean> {
  await db.deleteFrom("idempotency_key").where("key_hash", "=", keyHash).where("expires_at", "<=", now).execute();
  const row = await db
    .insertInto("idempotency_key")
    .values({ key_hash: keyHash, body_hash: bodyHash, order_id: orderId, expires_at: now + orderKeyMs })
    .onConflict((conflict) => conflict.column("key_hash").doNothing())
    .returning("key_hash")
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes at most `limit` expired keys and returns their number. */
export async function purgeOrderKeys(db: Db, now: number, limit: number): Promise<number> {
  const old = db
    .selectFrom("idempotency_key")
    .where("expires_at", "<=", now)
    .orderBy("expires_at")
    .limit(limit)
    .select("key_hash");
  const { numDeletedRows } = await db
    .deleteFrom("idempotency_key")
    .where("key_hash", "in", old)
    .where("expires_at", "<=", now)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

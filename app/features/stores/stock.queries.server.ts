import { type ExpressionBuilder, sql } from "kysely";

import type { Db } from "~/platform/database/database.server";
import type { Tables } from "~/platform/database/schema";

type WithVariant = ExpressionBuilder<Tables & { variant: Tables["variant"] }, "variant">;

/** Subquery: pieces of `variant.id` that the e-shop's warehouses can send. */
export function onHandOnline(eb: WithVariant) {
  return onHandAt(eb, "warehouse");
}

/** Subquery: pieces of `variant.id` on the shelves of all stores. */
export function onHandInStores(eb: WithVariant) {
  return onHandAt(eb, "store");
}

function onHandAt(eb: WithVariant, kind: Tables["store"]["kind"]) {
  return eb
    .selectFrom("stock")
    .innerJoin("store", "store.id", "stock.store_id")
    .whereRef("stock.variant_id", "=", "variant.id")
    .where("store.kind", "=", kind)
    .select(sql<number>`coalesce(sum(stock.on_hand), 0)`.as("on_hand"));
}

/**
 * Takes pieces from one place only if it has them all: the guard is in the UPDATE, so two buyers at once cannot both
 * have the last one. Gives how many are left; undefined means that nothing was changed.
 */
export async function takeStock(
  db: Db,
  variantId: number,
  storeId: string,
  quantity: number,
): Promise<number | undefined> {
  const row = await db
    .updateTable("stock")
    .set((eb) => ({ on_hand: eb("on_hand", "-", quantity) }))
    .where("variant_id", "=", variantId)
    .where("store_id", "=", storeId)
    .where("on_hand", ">=", quantity)
    .returning("on_hand as left")
    .executeTakeFirst();
  return row?.left;
}

/** Puts pieces back where they came from. A place that keeps that variant no more gets nothing. */
export async function returnStock(db: Db, variantId: number, storeId: string, quantity: number): Promise<void> {
  await db
    .updateTable("stock")
    .set((eb) => ({ on_hand: eb("on_hand", "+", quantity) }))
    .where("variant_id", "=", variantId)
    .where("store_id", "=", storeId)
    .execute();
}

/** Pieces of some variants, place by place; places that have none are left out. */
export async function readStock(db: Db, variantIds: readonly number[]) {
  if (variantIds.length === 0) return [];
  return db
    .selectFrom("stock")
    .innerJoin("store", "store.id", "stock.store_id")
    .where("stock.variant_id", "in", variantIds)
    .where("stock.on_hand", ">", 0)
    .orderBy("stock.variant_id")
    .orderBy("store.position")
    .select([
      "stock.variant_id as variantId",
      "stock.store_id as storeId",
      "store.kind as kind",
      "stock.on_hand as onHand",
    ])
    .execute();
}

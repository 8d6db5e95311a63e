import { type ExpressionBuilder, sql } from "kysely";

import type { Db } from "~/platform/database/database.server";
import type { Tables } from "~/platform/database/schema";

type WithVariant = ExpressionBuilder<Tables & { variant: Tables["variant"] }, "variant">;

/** Subquery: pieces of `variant.id` in stock online, in all warehouses. */
export function onHandOnline(eb: WithVariant) {
  return onHandAt(eb, "warehouse");
}

/** Subquery: pieces of `variant.id` in stock in all stores. */
export function onHandInStores(eb: WithVariant) {
  return onHandAt(eb, "store");
}

function onHandAt(eb: WithVariant, kind: Tables["store"]["kind"]) {
  return eb
    .selectFrom("stock")
    .innerJoin("store", "store.id", "stock.store_id")
    .whereRef("stock.variant_id", "=", "variant.id")
    .where("store.kind", "=", kind)
    .where("store.retired_at", "is", null)
    .select(sql<number>`coalesce(sum(stock.on_hand), 0)`.as("on_hand"));
}

/**
 * Takes pieces from one place only if it has enough: the guard is in the UPDATE, so two concurrent buyers cannot both
 * get the last piece. Returns how many are left; undefined means that nothing was changed.
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

/** Returns pieces to the place that they came from. A place that no longer stocks the variant is left unchanged. */
export async function returnStock(db: Db, variantId: number, storeId: string, quantity: number): Promise<void> {
  await db
    .updateTable("stock")
    .set((eb) => ({ on_hand: eb("on_hand", "+", quantity) }))
    .where("variant_id", "=", variantId)
    .where("store_id", "=", storeId)
    .execute();
}

/** Reads the stock of some variants at each place; places without pieces are left out. */
export async function readStock(db: Db, variantIds: readonly number[]) {
  if (variantIds.length === 0) return [];
  return db
    .selectFrom("stock")
    .innerJoin("store", "store.id", "stock.store_id")
    .where("stock.variant_id", "in", variantIds)
    .where("stock.on_hand", ">", 0)
    .where("store.retired_at", "is", null)
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

import type { Db } from "~/platform/database/database.server";

/**
 * Queries for corrections that staff make by hand at one place. Amounts are pieces for sale; held pieces are already
 * subtracted.
 */

/**
 * Adds pieces, or removes them if there are enough, and returns how many there are now; undefined when there are not
 * enough, and then nothing is changed.
 */
export async function adjustStock(
  tx: Db,
  variantId: number,
  storeId: string,
  change: number,
): Promise<number | undefined> {
  await ensureRow(tx, variantId, storeId);
  const row = await tx
    .updateTable("stock")
    .set((eb) => ({ on_hand: eb("on_hand", "+", change) }))
    .where("variant_id", "=", variantId)
    .where("store_id", "=", storeId)
    .where("on_hand", ">=", -change)
    .returning("on_hand as left")
    .executeTakeFirst();
  return row?.left;
}

/**
 * Locks the pieces at a place until this transaction ends, so that nobody buys one meanwhile; returns how many there
 * are.
 */
export async function lockStock(tx: Db, variantId: number, storeId: string): Promise<number> {
  return (await adjustStock(tx, variantId, storeId, 0)) ?? 0;
}

async function ensureRow(tx: Db, variantId: number, storeId: string) {
  await tx
    .insertInto("stock")
    .values({ variant_id: variantId, store_id: storeId, on_hand: 0 })
    .onConflict((conflict) => conflict.columns(["variant_id", "store_id"]).doNothing())
    .execute();
}

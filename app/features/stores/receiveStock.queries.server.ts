import type { Db } from "~/platform/database/database.server";

/** Adds pieces to the stock of a place, even if it has not stocked the variant before. */
export async function receiveStock(db: Db, variantId: number, storeId: string, quantity: number): Promise<void> {
  await db
    .insertInto("stock")
    .values({ variant_id: variantId, store_id: storeId, on_hand: quantity })
    .onConflict((conflict) =>
      conflict.columns(["variant_id", "store_id"]).doUpdateSet((eb) => ({
        on_hand: eb("stock.on_hand", "+", quantity),
      })),
    )
    .execute();
}

export async function isPlace(db: Db, storeId: string): Promise<boolean> {
  const row = await db.selectFrom("store").where("id", "=", storeId).select("id").executeTakeFirst();
  return row !== undefined;
}

import type { Db } from "~/platform/database/database.server";
import type { Tables } from "~/platform/database/schema";
import { batchesOf } from "~/platform/text/batches";

/** Makes these the pieces that the variants have: a place that is not named has none. */
export async function overwriteStock(
  db: Db,
  variantIds: readonly number[],
  counts: readonly Tables["stock"][],
): Promise<void> {
  for (const batch of batchesOf(variantIds)) {
    await db.updateTable("stock").set({ on_hand: 0 }).where("variant_id", "in", batch).execute();
  }
  for (const batch of batchesOf(counts)) {
    await db
      .insertInto("stock")
      .values(batch)
      .onConflict((conflict) =>
        conflict.columns(["variant_id", "store_id"]).doUpdateSet(({ ref }) => ({ on_hand: ref("excluded.on_hand") })),
      )
      .execute();
  }
}

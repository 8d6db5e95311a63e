import type { Db } from "~/platform/database/database.server";
import type { Tables } from "~/platform/database/schema";
import { batchesOf } from "~/platform/text/batches";

/** Overwrites the stock of the variants; the stock of a place that is not in `counts` becomes 0. */
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

import type { Db } from "~/platform/database/database.server";
import { batchesOf } from "~/platform/text/batches";

import { nextChanges } from "./schedule";

/** Stores the scheduled changes of these products; call it when their dates have changed. */
export async function planChanges(db: Db, productIds: readonly number[], now: number): Promise<void> {
  for (const batch of batchesOf(productIds)) {
    await db.deleteFrom("product_schedule").where("product_id", "in", batch).execute();
    const products = await db
      .selectFrom("product")
      .where("id", "in", batch)
      .where((eb) =>
        eb.or(
          (["sale_from_at", "sale_to_at", "published_at", "hidden_from_at", "hidden_to_at"] as const).map((column) =>
            eb(column, ">", now),
          ),
        ),
      )
      .select(["id", "is_sale_active as isActive", "sale_from_at as saleFromAt", "sale_to_at as saleToAt"])
      .select(["published_at as publishedAt", "hidden_from_at as hiddenFromAt", "hidden_to_at as hiddenToAt"])
      .execute();
    const due = products.flatMap(({ id, isActive, ...times }) =>
      nextChanges({ ...times, isSaleActive: isActive === 1 }, now).map((due_at) => ({ product_id: id, due_at })),
    );
    if (due.length > 0) await db.insertInto("product_schedule").values(due).execute();
  }
}

export async function hasDueChange(db: Db, now: number): Promise<boolean> {
  const row = await db.selectFrom("product_schedule").where("due_at", "<=", now).select("due_at").limit(1).execute();
  return row.length > 0;
}

/**
 * Takes the changes that are due, and returns the ids of their products in ascending order. Another process that calls
 * it at the same time waits and then finds none.
 */
export async function takeDueChanges(db: Db, now: number): Promise<number[]> {
  const rows = await db.deleteFrom("product_schedule").where("due_at", "<=", now).returning("product_id").execute();
  return [...new Set(rows.map(({ product_id }) => product_id))].sort((a, b) => a - b);
}

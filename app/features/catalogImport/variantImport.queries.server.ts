import { sql } from "kysely";
import type { Db } from "~/platform/database/database.server";
import { batchesOf } from "~/platform/text/batches";

import type { KnownVariant, VariantRecord } from "./rows/variantRecord";

export async function readKnownVariants(db: Db, productIds: readonly number[]): Promise<KnownVariant[]> {
  return db
    .selectFrom("variant")
    .where("product_id", "in", productIds)
    .select(["id", "product_id", "sku", "ean", "colour_id", "size"])
    .orderBy("id")
    .execute();
}

/** Deletes variants, including those in carts and stock; orders keep their own copy. */
export async function deleteVariants(db: Db, ids: readonly number[]): Promise<void> {
  for (const batch of batchesOf(ids)) await db.deleteFrom("variant").where("id", "in", batch).execute();
}

/** Frees the EAN, colour and size of variants that are about to change, so that two variants can swap theirs. */
export async function freeUniqueValues(db: Db, ids: readonly number[]): Promise<void> {
  for (const batch of batchesOf(ids)) {
    await db.updateTable("variant").set({ ean: null, size: sql`'~' || id` }).where("id", "in", batch).execute();
  }
}

/** Inserts or updates variants. */
export async function saveVariants(db: Db, records: readonly VariantRecord[]): Promise<void> {
  for (const batch of batchesOf(records)) {
    await db
      .insertInto("variant")
      .values(batch)
      .onConflict((conflict) =>
        conflict.column("id").doUpdateSet(({ ref }) => ({
          position: ref("excluded.position"),
          sku: ref("excluded.sku"),
          ean: ref("excluded.ean"),
          colour_id: ref("excluded.colour_id"),
          size: ref("excluded.size"),
          surcharge_net: ref("excluded.surcharge_net"),
          surcharge_eur_net: ref("excluded.surcharge_eur_net"),
        })),
      )
      .execute();
  }
}

import type { Db } from "~/platform/database/database.server";
import { batchesOf } from "~/platform/text/batches";

/** Grows with every change of what listings and search show. Whoever keeps a copy in memory compares it with his own. */
export async function readCatalogueRevision(db: Db): Promise<number> {
  const row = await db.selectFrom("catalogue_revision").select("revision").executeTakeFirstOrThrow();
  return row.revision;
}

/** Ids of the products that changed after a revision, in ascending order. */
export async function readChangedProductIds(db: Db, revision: number): Promise<number[]> {
  const rows = await db.selectFrom("product").where("changed_in", ">", revision).orderBy("id").select("id").execute();
  return rows.map(({ id }) => id);
}

/**
 * Says that these products changed; to be called in the transaction that changes them, as late as can be. The revision's
 * row stays locked until that transaction ends, so that who has read a revision has missed none before it.
 */
export async function markProductsChanged(db: Db, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return;
  const revision = await raiseCatalogueRevision(db);
  for (const batch of batchesOf(productIds)) {
    await db.updateTable("product").set({ changed_in: revision }).where("id", "in", batch).execute();
  }
}

/** Says that something changed that is of no product, such as the tree, a page or a post; as late as `markProductsChanged`. */
export async function raiseCatalogueRevision(db: Db): Promise<number> {
  const { revision } = await db
    .updateTable("catalogue_revision")
    .set((eb) => ({ revision: eb("revision", "+", 1) }))
    .returning("revision")
    .executeTakeFirstOrThrow();
  return revision;
}

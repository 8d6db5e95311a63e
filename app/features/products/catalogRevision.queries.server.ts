import { type Db, lockName } from "~/platform/database/database.server";
import { batchesOf } from "~/platform/text/batches";

/**
 * Reads a number that grows with every change to what listings and search show; in-memory copies compare it with
 * theirs.
 */
export async function readCatalogRevision(db: Db): Promise<number> {
  const row = await db.selectFrom("catalogue_revision").select("revision").executeTakeFirstOrThrow();
  return row.revision;
}

/** Reads the ids of the products that changed after a revision, in ascending order. */
export async function readChangedProductIds(db: Db, revision: number): Promise<number[]> {
  // The ids are sorted here, as SQLite would walk through the whole table for an order by id.
  const rows = await db.selectFrom("product").where("changed_in", ">", revision).select("id").execute();
  return rows.map(({ id }) => id).sort((a, b) => a - b);
}

/**
 * Marks these products as changed. Call it in the transaction that changes them, as late as possible: the revision's
 * row stays locked until that transaction ends, so a reader of a revision cannot have missed an earlier one.
 */
export async function markProductsChanged(db: Db, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return;
  const revision = await incrementCatalogRevision(db);
  for (const batch of batchesOf(productIds)) {
    await db.updateTable("product").set({ changed_in: revision }).where("id", "in", batch).execute();
  }
}

/**
 * Lets only one transaction at a time change the catalog; orders and reservations continue. It is the first step of
 * each transaction that changes the catalog, as such a transaction also writes the counts of listings, which belong to
 * no product.
 */
export async function lockCatalog(tx: Db): Promise<void> {
  await lockName(tx, "catalog");
}

/**
 * Records a change that belongs to no product, such as to the category tree, a page or a post. Call it as late as
 * possible.
 */
export async function incrementCatalogRevision(db: Db): Promise<number> {
  const { revision } = await db
    .updateTable("catalogue_revision")
    .set((eb) => ({ revision: eb("revision", "+", 1) }))
    .returning("revision")
    .executeTakeFirstOrThrow();
  return revision;
}

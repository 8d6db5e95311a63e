import type { Db } from "~/platform/database/database.server";

import { recomputeCardOptions } from "./cardOptions.queries.server";
import {
  lockAvailability,
  rebuildListings,
  recomputeAvailability,
  recountListings,
} from "./categoryListing.queries.server";

/**
 * Rebuilds which products each category lists: its own and those of all its subcategories, in every shop version that
 * offers them. Call it when categories, their products, positions or offers have changed. Runs in one transaction, or
 * in that of `db`, with four statements whatever the size of the shop.
 */
export async function refreshListings(db: Db): Promise<void> {
  if (!db.isTransaction) return db.transaction().execute(refreshListings);
  await rebuildListings(db);
  await recountListings(db);
}

/**
 * Recalculates from stock whether products are available online (`online`), in stores only (`store`) or not at all
 * (`none`), on the products and in the listings, and which colours and sizes their cards offer. Call it as the last
 * step of the transaction that changed the stock, with each product once: four statements for up to 1000 products.
 */
export async function refreshAvailability(db: Db, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return;
  if (!db.isTransaction) return db.transaction().execute((tx) => refreshAvailability(tx, productIds));
  await lockAvailability(db, productIds);
  await recomputeAvailability(db, productIds);
  await recomputeCardOptions(db, productIds);
}

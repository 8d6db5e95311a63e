import type { Db } from "~/platform/database/database.server";

import { recomputeCardChoices } from "./cardChoice.queries.server";
import {
  lockAvailability,
  rebuildListings,
  recomputeAvailability,
  recountListings,
} from "./categoryListing.queries.server";

/**
 * Writes anew which products each category shows: its own and those of all below it, in every shop version that offers
 * them. To be called when categories, their products, positions or offers have changed. One transaction, unless `db` is
 * in one already; four statements whatever the size of the shop.
 */
export async function refreshListings(db: Db): Promise<void> {
  if (!db.isTransaction) return db.transaction().execute(refreshListings);
  await rebuildListings(db);
  await recountListings(db);
}

/**
 * Works out from stock whether products can be sent (`online`), only be had in a shop (`store`) or not at all (`none`),
 * here and in the listings, and which colours and sizes their cards offer. To be called in the transaction that moved the stock, as its last step, with each product
 * once: four statements for up to 1000 products.
 */
export async function refreshAvailability(db: Db, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return;
  if (!db.isTransaction) return db.transaction().execute((tx) => refreshAvailability(tx, productIds));
  await lockAvailability(db, productIds);
  await recomputeAvailability(db, productIds);
  await recomputeCardChoices(db, productIds);
}

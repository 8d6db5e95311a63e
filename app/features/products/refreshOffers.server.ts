import type { Db } from "~/platform/database/database.server";
import type { World } from "~/platform/process/world.server";

import { lockCatalog, markProductsChanged } from "./catalogRevision.queries.server";
import { lockAvailability, rebuildListings, recountListings } from "./categoryListing.queries.server";
import { repriceProducts } from "./price/repriceProducts.server";
import { hasDueChange, planChanges, takeDueChanges } from "./price/schedule.queries.server";

/**
 * Updates everything that follows from the prices, dates and positions of these products: offers, price log, listings,
 * search and caches. Call it as the last step of a transaction that holds `lockCatalog`.
 */
export async function refreshOffers(tx: Db, productIds: readonly number[], now: number): Promise<void> {
  await lockAvailability(tx, productIds);
  await planChanges(tx, productIds, now);
  await repriceProducts(tx, now, productIds);
  await rebuildListings(tx, productIds);
  await recountListings(tx);
  await markProductsChanged(tx, productIds);
}

/**
 * Applies the changes that are due: starts and ends sales, hides and publishes products. Any number of processes may
 * call it; each change is made by one of them. Returns how many products changed.
 */
export async function applySchedule({ db, now }: Pick<World, "db" | "now">): Promise<number> {
  if (!(await hasDueChange(db, now()))) return 0;
  return db.transaction().execute(async (tx) => {
    await lockCatalog(tx);
    const at = now();
    const due = await takeDueChanges(tx, at);
    await refreshOffers(tx, due, at);
    return due.length;
  });
}

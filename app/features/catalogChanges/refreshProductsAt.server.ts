import { markProductsChanged } from "~/features/products/catalogRevision.queries.server";
import { refreshAvailability } from "~/features/products/refreshCategoryListings.server";
import { readProductsAt } from "~/features/stores/storeRetirement.queries.server";
import type { Db } from "~/platform/database/database.server";

/** Updates which products can be bought after a place has been retired or reinstated. */
export async function refreshProductsAt(tx: Db, storeId: string): Promise<void> {
  await refreshStocked(tx, await readProductsAt(tx, storeId));
}

/**
 * Updates what depends on stock. Must be the last step of the transaction that changed it, as products are locked after
 * all stock.
 */
export async function refreshStocked(tx: Db, productIds: readonly number[]): Promise<void> {
  await refreshAvailability(tx, productIds);
  await markProductsChanged(tx, productIds);
}

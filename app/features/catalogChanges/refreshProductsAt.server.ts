import { markProductsChanged } from "~/features/products/catalogRevision.queries.server";
import { refreshAvailability } from "~/features/products/refreshCategoryListings.server";
import { readProductsAt } from "~/features/stores/storeRetirement.queries.server";
import type { Db } from "~/platform/database/database.server";

/** Says anew which products can be bought, once a place was retired or is back. */
export async function refreshProductsAt(tx: Db, storeId: string): Promise<void> {
  const productIds = await readProductsAt(tx, storeId);
  await refreshAvailability(tx, productIds);
  await markProductsChanged(tx, productIds);
}

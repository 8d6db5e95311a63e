import { type DoneByStaff, recordStaffAction } from "~/features/audit/staffAction.queries.server";
import { refreshProductsAt } from "~/features/catalogChanges/refreshProductsAt.server";
import { replaceBanners } from "~/features/content/bannerImport.queries.server";
import { savePages } from "~/features/content/pageImport.queries.server";
import { savePostCategories, savePosts } from "~/features/content/postImport.queries.server";
import {
  incrementCatalogRevision,
  lockCatalog,
  markProductsChanged,
} from "~/features/products/catalogRevision.queries.server";
import { readPriceContext, repriceProducts } from "~/features/products/price/repriceProducts.server";
import { planChanges } from "~/features/products/price/schedule.queries.server";
import { refreshAvailability, refreshListings } from "~/features/products/refreshCategoryListings.server";
import { saveStores } from "~/features/stores/storeImport.queries.server";
import { readRetiredStores } from "~/features/stores/storeRetirement.queries.server";
import { saveVouchers } from "~/features/vouchers/voucherAdmin.queries.server";
import type { Db } from "~/platform/database/database.server";
import { batchesOf } from "~/platform/text/batches";
import { saveAttributes, saveColours } from "./attributeImport.queries.server";
import type { Catalog } from "./catalog";
import { saveCategories } from "./categoryImport.queries.server";
import { writeProducts } from "./writeProducts.server";

export type WriteOptions = {
  /** Milliseconds since 1970. */
  now: number;
  /** Returns the stored name of a picture that a row names. */
  nameOf: (file: string) => string;
  /** Also overwrites the stock of variants that already exist. */
  setsStock?: boolean;
  /** Called after each group of products with the number written so far. */
  onProgress?: ((productCount: number) => void) | undefined;
  /** The action to record as done by staff; nothing is recorded without it. */
  recorded?: Omit<DoneByStaff, "at">;
};

const batchSize = 500;

/**
 * Writes a catalog into the database in one transaction, or in that of `db`. Rows are inserted or updated, and variants
 * that are no longer part of their product are deleted. Everything that the catalog does not contain stays, as does the
 * stock of existing variants. The write is idempotent. The rows must have been validated by `readCatalog`. Returns the
 * number of products.
 */
export async function writeCatalog(db: Db, catalog: Catalog, options: WriteOptions): Promise<number> {
  if (!db.isTransaction) return db.transaction().execute((tx) => writeCatalog(tx, catalog, options));
  const tx = db;
  await lockCatalog(tx);
  const { now, nameOf, onProgress, setsStock = false, recorded } = options;
  await saveColours(tx, catalog.colours);
  await saveAttributes(tx, catalog.attributes);
  await saveCategories(tx, catalog.categories, nameOf);
  await writeStores(tx, catalog.stores);
  await replaceBanners(tx, catalog.banners, nameOf);
  await savePages(tx, catalog.pages, nameOf);
  await savePostCategories(tx, catalog.postCategories);
  await savePosts(tx, catalog.posts, nameOf);
  const context = { ...(await readPriceContext(tx)), now, nameOf, setsStock };
  let written = 0;
  for (const rows of batchesOf(catalog.products, batchSize)) {
    const ids = rows.map(({ id }) => id);
    await writeProducts(tx, rows, context);
    await refreshAvailability(tx, ids);
    await planChanges(tx, ids, now);
    await repriceProducts(tx, now, ids);
    await markProductsChanged(tx, ids);
    written += rows.length;
    onProgress?.(written);
  }
  await saveVouchers(tx, catalog.vouchers, now, { keepsEnded: true });
  await refreshListings(tx);
  await incrementCatalogRevision(tx);
  if (recorded) await recordStaffAction(tx, { ...recorded, at: now });
  return written;
}

/**
 * Saves stores. The pieces of a store that the rows retire are no longer for sale; those of a store that they bring
 * back are for sale again.
 */
async function writeStores(tx: Db, rows: Catalog["stores"]): Promise<void> {
  const before = await readRetiredStores(tx);
  await saveStores(tx, rows);
  const after = await readRetiredStores(tx);
  for (const { id } of rows) if (before.has(id) !== after.has(id)) await refreshProductsAt(tx, id);
}

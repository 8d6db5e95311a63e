import { replaceBanners } from "~/features/content/bannerImport.queries.server";
import { savePages } from "~/features/content/pageImport.queries.server";
import { savePostCategories, savePosts } from "~/features/content/postImport.queries.server";
import { markProductsChanged, raiseCatalogueRevision } from "~/features/products/catalogRevision.queries.server";
import { readPriceTerms, repriceProducts } from "~/features/products/price/repriceProducts.server";
import { refreshAvailability, refreshListings } from "~/features/products/refreshCategoryListings.server";
import { saveStores } from "~/features/stores/storeImport.queries.server";
import type { Db } from "~/platform/database/database.server";
import { batchesOf } from "~/platform/text/batches";
import { saveAttributes, saveColours } from "./attributeImport.queries.server";
import type { Catalogue } from "./catalog";
import { saveCategories } from "./categoryImport.queries.server";
import { writeProducts } from "./writeProducts.server";

export type WriteOptions = {
  /** Milliseconds since 1970. */
  now: number;
  /** Name under which a picture named in a row is kept. */
  nameOf: (file: string) => string;
  /** Called after each group of products with the number written so far. */
  onProgress?: ((productCount: number) => void) | undefined;
};

const productsAtOnce = 500;

/**
 * Makes the shop what the catalogue says, all of it or nothing: rows are added or overwritten, variants that left their
 * product are deleted, everything that the catalogue does not name stays. Doing it again changes nothing. The rows must
 * have been checked by `readCatalogue`. Gives the number of products.
 */
export async function writeCatalogue(db: Db, catalogue: Catalogue, options: WriteOptions): Promise<number> {
  const { now, nameOf, onProgress } = options;
  return db.transaction().execute(async (tx) => {
    await saveColours(tx, catalogue.colours);
    await saveAttributes(tx, catalogue.attributes);
    await saveCategories(tx, catalogue.categories, nameOf);
    await saveStores(tx, catalogue.stores);
    await replaceBanners(tx, catalogue.banners, nameOf);
    await savePages(tx, catalogue.pages, nameOf);
    await savePostCategories(tx, catalogue.postCategories);
    await savePosts(tx, catalogue.posts, nameOf);
    const terms = { ...(await readPriceTerms(tx)), now, nameOf };
    let written = 0;
    for (const rows of batchesOf(catalogue.products, productsAtOnce)) {
      const ids = rows.map(({ id }) => id);
      await writeProducts(tx, rows, terms);
      await refreshAvailability(tx, ids);
      await repriceProducts(tx, now, ids);
      await markProductsChanged(tx, ids);
      written += rows.length;
      onProgress?.(written);
    }
    await refreshListings(tx);
    await raiseCatalogueRevision(tx);
    return written;
  });
}

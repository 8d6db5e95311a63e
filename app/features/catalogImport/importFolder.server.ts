import { join } from "node:path";

import { keepPicture } from "~/platform/pictures/keepPicture.server";
import type { World } from "~/platform/process/world.server";

import type { Catalogue, Problem } from "./catalog";
import { readShopFacts } from "./importContext.queries.server";
import { type ReadCatalogue, readCatalogue } from "./readCatalog.server";
import type { ProductRow } from "./rows/productRow";
import { writeCatalogue } from "./writeCatalog.server";

/** The part of the world that an import touches. */
export type ImportWorld = Pick<World, "db" | "now"> & { environment: Pick<World["environment"], "dataDir"> };

export type ImportOptions = {
  /** Reads and checks, and changes nothing. */
  isDryRun?: boolean;
  /** Imports the good rows although there are bad ones. */
  skipsBad?: boolean;
  onProgress?: (productCount: number, ofProducts: number) => void;
};

export type ImportCounts = Record<keyof Catalogue | "pictures", number>;

/** What the folder's good rows are about. */
type CatalogueIds = Record<"product" | "category", ReadonlySet<number>>;

export type ImportOutcome =
  | { ok: true; counts: ImportCounts; problems: Problem[]; isDryRun: boolean; ids: CatalogueIds }
  /** Nothing was changed. */
  | { ok: false; counts: ImportCounts; problems: Problem[] };

/**
 * Brings the catalogue in a folder into the shop: checks every row, copies the pictures into the data folder, writes
 * the rest in one transaction. The database must be migrated.
 */
export async function importFolder(
  { db, now, environment }: ImportWorld,
  folder: string,
  { isDryRun = false, skipsBad = false, onProgress }: ImportOptions = {},
): Promise<ImportOutcome> {
  const startedAt = now();
  const { catalogue, problems } = await readCatalogue(folder, await readShopFacts(db, startedAt));
  const pictures = picturesOf(catalogue);
  const counts = countsOf(catalogue, pictures);
  if (problems.length > 0 && !skipsBad) return { ok: false, counts, problems };
  if (!isDryRun) {
    const kept = await keepPictures(environment.dataDir, folder, pictures);
    await writeCatalogue(db, catalogue, {
      now: startedAt,
      nameOf: (file) => kept.get(file) ?? file,
      onProgress: (done) => onProgress?.(done, counts.products),
    });
  }
  return { ok: true, counts, problems, isDryRun, ids: idsOf(catalogue) };
}

function idsOf({ products, categories }: ReadCatalogue["catalogue"]): CatalogueIds {
  return { product: new Set(products.map(({ id }) => id)), category: new Set(categories.map(({ id }) => id)) };
}

function picturesOf(catalogue: { products: readonly ProductRow[] } & Catalogue): Set<string> {
  const { products, categories, banners, pages, posts } = catalogue;
  const ofCategories = categories.flatMap(({ picture }) => picture ?? []);
  const ofBanners = banners.flatMap(({ picture }) => picture ?? []);
  const ofPages = pages.flatMap(({ picture }) => picture ?? []);
  const ofPosts = posts.map(({ picture }) => picture);
  return new Set([
    ...ofCategories,
    ...ofBanners,
    ...ofPages,
    ...ofPosts,
    ...products.flatMap((product) => product.pictures.map(({ file }) => file)),
  ]);
}

function countsOf(catalogue: ReadCatalogue["catalogue"], pictures: ReadonlySet<string>): ImportCounts {
  const { colours, attributes, categories, stores, banners, products, pages, postCategories, posts } = catalogue;
  return {
    colours: colours.length,
    attributes: attributes.length,
    categories: categories.length,
    stores: stores.length,
    banners: banners.length,
    products: products.length,
    pages: pages.length,
    postCategories: postCategories.length,
    posts: posts.length,
    pictures: pictures.size,
  };
}

/** Name in the folder → name in the shop. */
async function keepPictures(dataDir: string, folder: string, files: ReadonlySet<string>): Promise<Map<string, string>> {
  const kept = new Map<string, string>();
  for (const file of files) kept.set(file, await keepPicture(dataDir, join(folder, "pictures", file)));
  return kept;
}

import { existsSync } from "node:fs";
import { join } from "node:path";

import { storePicture } from "~/platform/pictures/storePicture.server";
import type { World } from "~/platform/process/world.server";

import type { Catalog, Problem } from "./catalog";
import { readImportContext } from "./importContext.queries.server";
import { type ReadCatalog, readCatalog } from "./readCatalog.server";
import type { ProductRow } from "./rows/productRow";
import { writeCatalog } from "./writeCatalog.server";

/** The dependencies of an import. */
export type ImportDeps = Pick<World, "db" | "now"> & { environment: Pick<World["environment"], "dataDir"> };

export type ImportOptions = {
  /** Reads and validates without changing anything. */
  isDryRun?: boolean;
  /** Imports the valid rows although there are invalid ones. */
  skipsBad?: boolean;
  /** Also overwrites the stock of variants that the shop has already. */
  setsStock?: boolean;
  onProgress?: (productCount: number, ofProducts: number) => void;
};

export type ImportCounts = Record<keyof Catalog | "pictures", number>;

export type ImportOutcome =
  | { ok: true; counts: ImportCounts; problems: Problem[]; isDryRun: boolean }
  /** Nothing was changed. */
  | { ok: false; counts: ImportCounts; problems: Problem[] };

/**
 * Imports the catalog in a folder: validates every row, copies the pictures into the data folder and writes the rest in
 * one transaction. The database must be migrated.
 */
export async function importFolder(
  { db, now, environment }: ImportDeps,
  folder: string,
  { isDryRun = false, skipsBad = false, setsStock = false, onProgress }: ImportOptions = {},
): Promise<ImportOutcome> {
  const startedAt = now();
  const shop = await readImportContext(db, startedAt);
  const { catalog, problems } = await readCatalog(folder, shop);
  const pictures = picturesOf(catalog);
  const counts = countsOf(catalog, pictures);
  if (problems.length > 0 && !skipsBad) return { ok: false, counts, problems };
  if (!isDryRun) {
    const storedNames = await storePictures(environment.dataDir, folder, pictures, shop.pictures);
    await writeCatalog(db, catalog, {
      now: startedAt,
      setsStock,
      nameOf: (file) => storedNames.get(file) ?? file,
      onProgress: (done) => onProgress?.(done, counts.products),
    });
  }
  return { ok: true, counts, problems, isDryRun };
}

function picturesOf(catalog: { products: readonly ProductRow[] } & Catalog): Set<string> {
  const { products, categories, banners, pages, posts } = catalog;
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

function countsOf(catalog: ReadCatalog["catalog"], pictures: ReadonlySet<string>): ImportCounts {
  const { colours, attributes, categories, stores, banners, products, pages, postCategories, posts, vouchers } =
    catalog;
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
    vouchers: vouchers.length,
    pictures: pictures.size,
  };
}

/** Stores the pictures of the folder; returns the stored name for each, and for those that the shop has. */
async function storePictures(
  dataDir: string,
  folder: string,
  files: ReadonlySet<string>,
  known: ReadonlyMap<string, string>,
): Promise<Map<string, string>> {
  const storedNames = new Map(known);
  for (const file of files) {
    const source = join(folder, "pictures", file);
    if (existsSync(source)) storedNames.set(file, await storePicture(dataDir, source));
  }
  return storedNames;
}

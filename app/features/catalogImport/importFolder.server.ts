import { existsSync } from "node:fs";
import { join } from "node:path";

import { inCatalogTransaction } from "~/features/catalogChanges/catalogTransaction.server";
import type { Db } from "~/platform/database/database.server";
import { storePicture } from "~/platform/pictures/storePicture.server";
import type { World } from "~/platform/process/world.server";
import type { StoragePlace } from "~/platform/storage/fileStore";

import type { Catalog, Problem } from "./catalog";
import { readImportContext } from "./importContext.queries.server";
import { type ReadCatalog, readCatalog } from "./readCatalog.server";
import type { ProductRow } from "./rows/productRow";
import { writeCatalog } from "./writeCatalog.server";

export type ImportDeps = Pick<World, "db" | "now"> & { environment: StoragePlace };

export type ImportOptions = {
  /** Reads and validates without changing anything. */
  isDryRun?: boolean;
  /** Imports the valid rows even if there are invalid ones. Fails where there are only invalid ones. */
  skipsBad?: boolean;
  /** Also overwrites the stock of variants that already exist. */
  setsStock?: boolean;
  onProgress?: (productCount: number, ofProducts: number) => void;
  /** Who imports; defaults to the shop itself. */
  actor?: string;
};

export type ImportCounts = Record<keyof Catalog | "pictures", number>;

export type ImportOutcome =
  | { ok: true; counts: ImportCounts; problems: Problem[]; isDryRun: boolean }
  /** The import failed and changed nothing. */
  | { ok: false; counts: ImportCounts; problems: Problem[] };

/**
 * Imports the catalog in a folder: validates every row, copies the pictures into the data folder, which may take
 * minutes, and writes the rest in one transaction. There it reads and validates every row again, so that it does not
 * undo what staff changed meanwhile. The database must be migrated.
 */
export async function importFolder(
  deps: ImportDeps,
  folder: string,
  options: ImportOptions = {},
): Promise<ImportOutcome> {
  const { db, now, environment } = deps;
  const { isDryRun = false } = options;
  const tried = await readFolder(db, now(), folder);
  const outcome = outcomeOf(tried, options);
  if (!outcome.ok || isDryRun) return outcome;
  const stored = await storePictures(environment, folder, picturesOf(tried.catalog));
  return inCatalogTransaction(db, async (tx) => {
    const at = now();
    const read = await readFolder(tx, at, folder);
    const written = outcomeOf(read, options);
    if (!written.ok) return written;
    await writeCatalog(tx, read.catalog, {
      now: at,
      setsStock: options.setsStock ?? false,
      recorded: {
        action: "catalogImport",
        subject: folder,
        detail: countsText(written.counts),
        actor: options.actor ?? "shop",
      },
      nameOf: (file) => stored.get(file) ?? read.pictures.get(file) ?? file,
      onProgress: (done) => options.onProgress?.(done, written.counts.products),
    });
    return written;
  });
}

async function readFolder(db: Db, now: number, folder: string) {
  const shop = await readImportContext(db, now);
  return { ...(await readCatalog(folder, shop)), pictures: shop.pictures };
}

function outcomeOf({ catalog, problems }: ReadCatalog, { isDryRun = false, skipsBad = false }: ImportOptions) {
  const counts = countsOf(catalog, picturesOf(catalog));
  if (problems.length > 0 && !(skipsBad && hasRows(counts))) return { ok: false, counts, problems } as const;
  return { ok: true, counts, problems, isDryRun } as const;
}

/** Returns false when no row is valid, as in a folder that is no catalog. */
export function hasRows(counts: ImportCounts): boolean {
  return Object.values(counts).some((count) => count > 0);
}

function countsText(counts: ImportCounts): string {
  const filled = Object.entries(counts).filter(([, count]) => count > 0);
  return filled.map(([noun, count]) => `${count} ${noun}`).join(", ");
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

/** Stores the folder's pictures and returns the stored name of each. */
async function storePictures(
  place: StoragePlace,
  folder: string,
  files: ReadonlySet<string>,
): Promise<Map<string, string>> {
  const storedNames = new Map<string, string>();
  for (const file of files) {
    const source = join(folder, "pictures", file);
    if (existsSync(source)) storedNames.set(file, await storePicture(place, source));
  }
  return storedNames;
}

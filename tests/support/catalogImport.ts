import { type ImportOptions, importFolder } from "~/features/catalogImport/importFolder.server";
import type { Db } from "~/platform/database/database.server";

import { catalogFolder, emptyFolder, type FixtureFiles } from "./catalogFolder";
import { freshDb } from "./shop/freshDb";

export const day = 86_400_000;
export const importedAt = Date.UTC(2026, 10, 21);

/** Creates a migrated shop into which catalogs can be imported, each a number of days after `importedAt`. */
export async function createImportShop() {
  const db = await freshDb();
  const dataDir = emptyFolder();
  async function importFiles(files: FixtureFiles, addDays = 0, options: ImportOptions = {}) {
    const world = { db, now: () => importedAt + addDays * day, environment: { dataDir } };
    const outcome = await importFolder(world, catalogFolder(files), options);
    if (!outcome.ok) throw new Error(outcome.problems.map(({ reason }) => reason).join("\n"));
    return outcome;
  }
  return { db, dataDir, importFiles };
}

const contentTables = [
  "attribute_value_text",
  "banner",
  "category",
  "category_count",
  "category_listing",
  "category_text",
  "colour_text",
  "page",
  "page_price",
  "page_text",
  "picture",
  "post",
  "post_category",
  "post_category_text",
  "post_text",
  "price_log",
  "product",
  "product_attribute",
  "product_category",
  "product_measure",
  "product_offer",
  "product_text",
  "stock",
  "store",
  "store_exception",
  "store_hours",
  "store_text",
  "variant",
] as const;

/** Reads all rows that an import may write, except for revisions, in an order that does not depend on the database. */
export async function contentOf(db: Db): Promise<Record<string, string[]>> {
  const content: Record<string, string[]> = {};
  for (const table of contentTables) {
    const rows = await db.selectFrom(table).selectAll().execute();
    const columnsOf = (row: object) => Object.keys(row).filter((column) => column !== "changed_in");
    content[table] = rows.map((row) => JSON.stringify(row, columnsOf(row).sort())).sort();
  }
  return content;
}

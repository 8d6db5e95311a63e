import { importFolder } from "~/features/catalogImport/importFolder.server";
import type { Db } from "~/platform/database/database.server";

import { catalogueFolder, emptyFolder, type WrittenFiles } from "./catalogueFolder";
import { freshDb } from "./shop/freshDb";

export const day = 86_400_000;
export const importedAt = Date.UTC(2026, 10, 21);

/** A migrated shop into which catalogues can be brought, each a number of days after `importedAt`. */
export async function importingShop() {
  const db = await freshDb();
  const dataDir = emptyFolder();
  async function bring(files: WrittenFiles, daysLater = 0) {
    const world = { db, now: () => importedAt + daysLater * day, environment: { dataDir } };
    const outcome = await importFolder(world, catalogueFolder(files));
    if (!outcome.ok) throw new Error(outcome.problems.map(({ reason }) => reason).join("\n"));
    return outcome;
  }
  return { db, dataDir, bring };
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
  "product_offer",
  "product_text",
  "stock",
  "store",
  "store_exception",
  "store_hours",
  "store_text",
  "variant",
] as const;

/** Every row that an import may write, but for revisions, in an order that does not depend on the database. */
export async function contentOf(db: Db): Promise<Record<string, string[]>> {
  const content: Record<string, string[]> = {};
  for (const table of contentTables) {
    const rows = await db.selectFrom(table).selectAll().execute();
    const columnsOf = (row: object) => Object.keys(row).filter((column) => column !== "changed_in");
    content[table] = rows.map((row) => JSON.stringify(row, columnsOf(row).sort())).sort();
  }
  return content;
}

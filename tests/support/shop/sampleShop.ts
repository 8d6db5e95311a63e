import { resolve } from "node:path";
import { readImportContext } from "~/features/catalogImport/importContext.queries.server";
import { readCatalog } from "~/features/catalogImport/readCatalog.server";
import { writeCatalog } from "~/features/catalogImport/writeCatalog.server";
import type { Db } from "~/platform/database/database.server";

import { migratedSqlite } from "./migratedSqlite";

/**
 * Returns a shop with the whole sample catalog, without its pictures, for the tests of one file; the caller closes it.
 */
export async function sampleShop(now = Date.UTC(2026, 10, 21)): Promise<Db> {
  const db = await migratedSqlite();
  const { catalog } = await readCatalog(resolve("catalog"), await readImportContext(db, now));
  await writeCatalog(db, catalog, { now, nameOf: (file) => file });
  return db;
}

import { resolve } from "node:path";
import { readShopFacts } from "~/features/catalogImport/importContext.queries.server";
import { readCatalogue } from "~/features/catalogImport/readCatalog.server";
import { writeCatalogue } from "~/features/catalogImport/writeCatalog.server";
import type { Db } from "~/platform/database/database.server";

import { migratedSqlite } from "./migratedSqlite";

/** A shop with the whole sample catalogue, without its pictures, for the tests of one file; the caller closes it. */
export async function sampleShop(now = Date.UTC(2026, 10, 21)): Promise<Db> {
  const db = await migratedSqlite();
  const { catalogue } = await readCatalogue(resolve("catalog"), await readShopFacts(db, now));
  await writeCatalogue(db, catalogue, { now, nameOf: (file) => file });
  return db;
}

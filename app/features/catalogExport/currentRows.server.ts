import type { Db } from "~/platform/database/database.server";
import { batchesOf } from "~/platform/text/batches";

import { readPageRows, readPostCategoryRows, readPostRows } from "./contentRows.queries.server";
import { readProductRows } from "./productRows.server";
import type { RawRow } from "./rawRow";
import { readAttributeRows, readCategoryRows, readColourRows, readStoreRows } from "./shopRows.queries.server";

/** Reads the shop's own line for each of these ids; ids that it does not have are missing from the map. */
export type CurrentRows = (file: string, ids: readonly (string | number)[]) => Promise<ReadonlyMap<unknown, RawRow>>;

const readers: Record<string, (db: Db) => Promise<RawRow[]>> = {
  "colours.ndjson": readColourRows,
  "attributes.ndjson": readAttributeRows,
  "categories.ndjson": readCategoryRows,
  "stores.ndjson": readStoreRows,
  "pages.ndjson": readPageRows,
  "post-categories.ndjson": readPostCategoryRows,
  "posts.ndjson": readPostRows,
};

const productsAtOnce = 500;

/**
 * Returns a reader of the shop's own lines, with which an import fills in incomplete lines. Stock and the price log of
 * a product are left out, as they change while a file is being edited.
 */
export function currentRowsOf(db: Db): CurrentRows {
  return async (file, ids) => {
    const rows = file === "products.ndjson" ? await productRows(db, ids) : ((await readers[file]?.(db)) ?? []);
    const asked = new Set(ids);
    return new Map(rows.filter(({ id }) => asked.has(id as string | number)).map((row) => [row.id, row]));
  };
}

async function productRows(db: Db, ids: readonly (string | number)[]): Promise<RawRow[]> {
  const rows: RawRow[] = [];
  const numbers = ids.filter((id): id is number => Number.isSafeInteger(id) && Math.abs(Number(id)) < 2 ** 31);
  for (const batch of batchesOf(numbers, productsAtOnce)) rows.push(...(await readProductRows(db, batch)));
  return rows.map(({ chargedPrices: _, variants, ...row }) => ({
    ...row,
    variants: (variants as RawRow[]).map(({ stock: _stock, ...variant }) => variant),
  }));
}

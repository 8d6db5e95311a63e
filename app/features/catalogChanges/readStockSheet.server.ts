import { findStaffProduct } from "~/features/products/staffProduct.queries.server";
import type { Db } from "~/platform/database/database.server";
import { countHeldPieces } from "./heldPieces.queries.server";
import { findStaffVariant, readPlaces } from "./staffVariant.queries.server";

export type StockRow = { sku: string; place: string; forSale: number; held: number };

/** Reads the stock of a variant or of a whole product at each place; undefined when there is neither. */
export async function readStockSheet(db: Db, name: string): Promise<StockRow[] | undefined> {
  const variant = await findStaffVariant(db, name);
  if (!variant && !(await findStaffProduct(db, name))) return undefined;
  const rows: StockRow[] = [];
  for (const { variantId, sku, place, forSale } of await readPlaces(db, variant ? { sku: name } : { code: name })) {
    rows.push({ sku, place, forSale, held: await countHeldPieces(db, variantId, place) });
  }
  return rows;
}

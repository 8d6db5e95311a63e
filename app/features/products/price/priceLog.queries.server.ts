import type { Db } from "~/platform/database/database.server";
import type { Tables } from "~/platform/database/schema";
import type { Locale } from "~/platform/i18n/locale";
import { batchesOf } from "~/platform/text/batches";

import type { PriceStep } from "./price";

/** Reads the price log of some products; `stepsOf` returns one product's in one shop version, oldest first. */
export async function readPriceLogs(db: Db, productIds: readonly number[]) {
  const rows = await db
    .selectFrom("price_log")
    .where("product_id", "in", productIds)
    .selectAll()
    .orderBy("valid_from_at")
    .execute();
  const logs = new Map<string, PriceStep[]>();
  for (const row of rows) {
    const steps = logs.get(`${row.product_id} ${row.locale}`) ?? [];
    logs.set(`${row.product_id} ${row.locale}`, [...steps, stepOf(row)]);
  }
  return { stepsOf: (productId: number, locale: Locale) => logs.get(`${productId} ${locale}`) ?? [] };
}

function stepOf(row: Tables["price_log"]): PriceStep {
  return {
    grossMinor: row.gross_minor,
    isSale: row.is_sale === 1,
    validFromAt: row.valid_from_at,
    validToAt: row.valid_to_at,
  };
}

/**
 * Ends the open rows of some products in a shop version, and deletes rows opened at this instant: they never applied.
 */
export async function closePrices(db: Db, locale: Locale, productIds: readonly number[], now: number): Promise<void> {
  for (const batch of batchesOf(productIds)) {
    await db
      .deleteFrom("price_log")
      .where("product_id", "in", batch)
      .where("locale", "=", locale)
      .where("valid_to_at", "is", null)
      .where("valid_from_at", ">=", now)
      .execute();
    await db
      .updateTable("price_log")
      .set({ valid_to_at: now })
      .where("product_id", "in", batch)
      .where("locale", "=", locale)
      .where("valid_to_at", "is", null)
      .execute();
  }
}

/** Writes new rows for products that have no open row in that shop version. */
export async function addPriceSteps(
  db: Db,
  locale: Locale,
  products: readonly { productId: number; steps: readonly PriceStep[] }[],
): Promise<void> {
  const records = products.flatMap(({ productId, steps }) =>
    steps.map(({ grossMinor, isSale, validFromAt, validToAt }) => ({
      product_id: productId,
      locale,
      gross_minor: grossMinor,
      is_sale: isSale ? (1 as const) : (0 as const),
      valid_from_at: validFromAt,
      valid_to_at: validToAt,
    })),
  );
  for (const batch of batchesOf(records)) await db.insertInto("price_log").values(batch).execute();
}

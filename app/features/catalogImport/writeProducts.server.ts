import type { PriceContext, PriceStep } from "~/features/products/price/price";
import { diffPriceLog } from "~/features/products/price/priceLog";
import { addPriceSteps, readPriceLogs } from "~/features/products/price/priceLog.queries.server";
import { overwriteStock } from "~/features/stores/stockImport.queries.server";
import type { Db } from "~/platform/database/database.server";
import { type Locale, locales } from "~/platform/i18n/locale";
import { readPublishedAt, replaceParts, saveProducts } from "./productImport.queries.server";
import { parseImportedInstant } from "./rows/importedInstant";
import { importedPrice, importedPriceHistory } from "./rows/importedPrice";
import { measureRecords, pictureRecords, productRecord, textRecords } from "./rows/productRecord";
import type { ProductRow } from "./rows/productRow";
import { attributePairs } from "./rows/validateProducts";
import { findChangedVariants, type KnownVariant, type VariantRecord, variantRecords } from "./rows/variantRecord";
import { deleteVariants, freeUniqueValues, readKnownVariants, saveVariants } from "./variantImport.queries.server";

export type WriteContext = PriceContext & {
  now: number;
  nameOf: (file: string) => string;
  /** Also overwrites the stock of variants that already exist. */
  setsStock: boolean;
};

/**
 * Writes some hundreds of products with everything that belongs to them except offers, availability and listings. Runs
 * in the caller's transaction. The number of statements does not depend on the number of rows, except that a statement
 * writes up to 1000 records.
 */
export async function writeProducts(db: Db, rows: readonly ProductRow[], context: WriteContext): Promise<void> {
  const productIds = rows.map(({ id }) => id);
  const publishedAt = await readPublishedAt(db, productIds);
  await saveProducts(
    db,
    rows.map((row) => productRecord(row, publishedAt.get(row.id), context)),
  );
  await replaceParts(db, productIds, {
    texts: rows.flatMap(textRecords),
    categories: rows.flatMap(({ id, categories }) =>
      categories.map((category_id) => ({ product_id: id, category_id })),
    ),
    attributes: rows.flatMap((row) =>
      attributePairs(row).map(([attribute_id, value_id]) => ({ product_id: row.id, attribute_id, value_id })),
    ),
    measures: rows.flatMap(measureRecords),
    pictures: rows.flatMap((row) => pictureRecords(row, context.nameOf)),
  });
  await writeVariants(db, rows, context);
  await writePriceLog(db, rows, context);
}

async function writeVariants(db: Db, rows: readonly ProductRow[], { taxRateOf, setsStock }: WriteContext) {
  const known = groupByProduct(
    await readKnownVariants(
      db,
      rows.map(({ id }) => id),
    ),
  );
  const plans = rows.map((row) => {
    const before = known.get(row.id) ?? [];
    const after = variantRecords(row, before, taxRateOf);
    const kept = new Set(after.map(({ id }) => id));
    const isNew = ({ id }: VariantRecord) => before.every((variant) => variant.id !== id);
    return {
      stocked: after.flatMap((variant, index) => {
        const stock = setsStock || isNew(variant) ? row.variants[index]?.stock : undefined;
        return stock ? [{ id: variant.id, stock }] : [];
      }),
      after,
      removed: before.filter(({ id }) => !kept.has(id)),
      changed: findChangedVariants(before, after),
    };
  });
  await deleteVariants(db, idsOf(plans.flatMap(({ removed }) => removed)));
  await freeUniqueValues(db, idsOf(plans.flatMap(({ changed }) => changed)));
  const records = plans.flatMap(({ after }) => after);
  await saveVariants(db, records);
  const stocked = plans.flatMap((plan) => plan.stocked);
  await overwriteStock(
    db,
    idsOf(stocked),
    stocked.flatMap(({ id, stock }) =>
      Object.entries(stock).map(([store_id, on_hand]) => ({ variant_id: id, store_id, on_hand })),
    ),
  );
}

/** Starts the logs of products that have none. All other logs follow from the prices, in `repriceProducts`. */
async function writePriceLog(db: Db, rows: readonly ProductRow[], context: WriteContext) {
  const logs = await readPriceLogs(
    db,
    rows.map(({ id }) => id),
  );
  for (const locale of locales) {
    const fresh = rows.filter(({ id }) => logs.stepsOf(id, locale).length === 0);
    const changes = fresh.map((row) => {
      const charged = chargedSteps(row, locale);
      if (charged.length > 0) return { productId: row.id, steps: charged };
      const history = importedPriceHistory(row, locale, context).map(({ from, ...charge }) => {
        return { ...charge, validFromAt: parseImportedInstant(from, context.now) };
      });
      const charge = importedPrice(row, locale, context);
      const change = diffPriceLog([], history, charge, context.now);
      return { productId: row.id, steps: change.kind === "open" ? change.steps : [] };
    });
    await addPriceSteps(db, locale, changes);
  }
}

function chargedSteps({ chargedPrices = [] }: ProductRow, locale: Locale): PriceStep[] {
  return chargedPrices
    .filter(({ lang }) => lang === locale)
    .map(({ amount, sale, from, to }) => ({ grossMinor: amount, isSale: sale, validFromAt: from, validToAt: to }));
}

function groupByProduct(variants: readonly KnownVariant[]): Map<number, KnownVariant[]> {
  const groups = new Map<number, KnownVariant[]>();
  for (const variant of variants) {
    const group = groups.get(variant.product_id);
    if (group) group.push(variant);
    else groups.set(variant.product_id, [variant]);
  }
  return groups;
}

function idsOf(rows: readonly { id: number }[]): number[] {
  return rows.map(({ id }) => id);
}

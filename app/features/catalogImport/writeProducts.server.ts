import type { PriceTerms } from "~/features/products/price/price";
import { logChange } from "~/features/products/price/priceLog";
import { addPriceSteps, closePrices, readPriceLogs } from "~/features/products/price/priceLog.queries.server";
import { overwriteStock } from "~/features/stores/stockImport.queries.server";
import type { Db } from "~/platform/database/database.server";
import { locales } from "~/platform/i18n/locale";
import { readPublishedAt, replaceParts, saveProducts } from "./productImport.queries.server";
import { instantOf } from "./rows/importedInstant";
import { writtenCharge, writtenHistory } from "./rows/importedPrice";
import { pictureRecords, productRecord, textRecords } from "./rows/productRecord";
import type { ProductRow } from "./rows/productRow";
import { attributePairs } from "./rows/validateProducts";
import { type KnownVariant, type VariantRecord, variantRecords, variantsThatChange } from "./rows/variantRecord";
import { deleteVariants, freeChoices, readKnownVariants, saveVariants } from "./variantImport.queries.server";

export type ProductTerms = PriceTerms & { now: number; nameOf: (file: string) => string };

/**
 * Makes some hundreds of products what their rows say, with everything that belongs to them but offers, availability
 * and listings. Runs in the caller's transaction; the number of statements does not depend on the number of rows, save
 * that 1000 records go into one statement.
 */
export async function writeProducts(db: Db, rows: readonly ProductRow[], terms: ProductTerms): Promise<void> {
  const productIds = rows.map(({ id }) => id);
  const publishedAt = await readPublishedAt(db, productIds);
  await saveProducts(
    db,
    rows.map((row) => productRecord(row, publishedAt.get(row.id), terms)),
  );
  await replaceParts(db, productIds, {
    texts: rows.flatMap(textRecords),
    categories: rows.flatMap(({ id, categories }) =>
      categories.map((category_id) => ({ product_id: id, category_id })),
    ),
    attributes: rows.flatMap((row) =>
      attributePairs(row).map(([attribute_id, value_id]) => ({ product_id: row.id, attribute_id, value_id })),
    ),
    pictures: rows.flatMap((row) => pictureRecords(row, terms.nameOf)),
  });
  await writeVariants(db, rows, terms);
  await writePriceLog(db, rows, terms);
}

async function writeVariants(db: Db, rows: readonly ProductRow[], { taxRateOf }: ProductTerms) {
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
    return { row, after, gone: before.filter(({ id }) => !kept.has(id)), changed: variantsThatChange(before, after) };
  });
  await deleteVariants(db, idsOf(plans.flatMap(({ gone }) => gone)));
  await freeChoices(db, idsOf(plans.flatMap(({ changed }) => changed)));
  const records = plans.flatMap(({ after }) => after);
  await saveVariants(db, records);
  await overwriteStock(
    db,
    idsOf(records),
    plans.flatMap(({ row, after }) => stockRecords(row, after)),
  );
}

function stockRecords(row: ProductRow, variants: readonly VariantRecord[]) {
  return variants.flatMap(({ id }, index) =>
    Object.entries(row.variants[index]?.stock ?? {}).map(([store_id, on_hand]) => {
      return { variant_id: id, store_id, on_hand };
    }),
  );
}

async function writePriceLog(db: Db, rows: readonly ProductRow[], terms: ProductTerms) {
  const logs = await readPriceLogs(
    db,
    rows.map(({ id }) => id),
  );
  for (const locale of locales) {
    const changes = rows.map((row) => {
      const history = writtenHistory(row, locale, terms).map(({ from, ...charge }) => {
        return { ...charge, validFromAt: instantOf(from, terms.now) };
      });
      const charge = writtenCharge(row, locale, terms);
      return { id: row.id, change: logChange(logs.stepsOf(row.id, locale), history, charge, terms.now) };
    });
    await closePrices(db, locale, idsOf(changes.filter(({ change }) => change.kind !== "none")), terms.now);
    await addPriceSteps(
      db,
      locale,
      changes.map(({ id, change }) => ({ productId: id, steps: change.kind === "open" ? change.steps : [] })),
    );
  }
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

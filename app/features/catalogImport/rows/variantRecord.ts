import { netOfGross } from "~/features/money/money";
import type { TaxRateOf } from "~/features/money/taxRate.queries.server";
import type { Tables } from "~/platform/database/schema";

import type { ProductRow } from "./productRow";

export type VariantRecord = Tables["variant"];

/** A variant of the same product that already exists. */
export type KnownVariant = Pick<VariantRecord, "id" | "product_id" | "sku" | "ean" | "colour_id" | "size">;

const idsPerProduct = 1000;

/**
 * Builds variant records. Known SKUs keep their ids. New ones get ids of 1000 × product id + 1 to 999: first those
 * after the highest, then the lowest free ones, so that the id of a removed variant is not reused soon.
 */
export function variantRecords(row: ProductRow, known: readonly KnownVariant[], taxRateOf: TaxRateOf): VariantRecord[] {
  const idOf = new Map(known.map(({ sku, id }) => [sku, id]));
  const fresh = freeIds(row.id, [...idOf.values()]);
  return row.variants.map(({ sku, ean, colour, size, surcharge }, position) => ({
    id: idOf.get(sku) ?? nextOf(fresh),
    product_id: row.id,
    position,
    sku,
    ean: ean ?? null,
    colour_id: colour ?? null,
    size,
    surcharge_net: netOfGross(surcharge.cs, taxRateOf(row.taxClass, "cs") ?? 0, 0),
    surcharge_eur_net: netOfGross(surcharge.sk, taxRateOf(row.taxClass, "sk") ?? 0, 2),
  }));
}

/** Finds variants whose EAN, colour or size changes, as these values must be freed before the new rows are written. */
export function findChangedVariants(known: readonly KnownVariant[], next: readonly VariantRecord[]): KnownVariant[] {
  const nextOfId = new Map(next.map((variant) => [variant.id, variant]));
  return known.filter((before) => {
    const after = nextOfId.get(before.id);
    return after && (["ean", "colour_id", "size"] as const).some((field) => after[field] !== before[field]);
  });
}

function* freeIds(productId: number, taken: readonly number[]): Generator<number> {
  const first = productId * idsPerProduct;
  const highest = Math.max(first, ...taken);
  for (let id = highest + 1; id < first + idsPerProduct; id += 1) yield id;
  for (let id = first + 1; id < highest; id += 1) if (!taken.includes(id)) yield id;
}

function nextOf(ids: Generator<number>): number {
  const { value, done } = ids.next();
  if (done) throw new Error("A product has more variants than ids.");
  return value;
}

import type { RawRow } from "~/features/catalogExport/rawRow";

/** Fields in which null is a value; in all others null removes the shop's value. */
const nullable = new Set(["parent", "defaultCategory"]);

/**
 * Fills in a line of a file: fields that it leaves out are taken from the shop's own line with its id. A product's
 * `variants`, if given, replace all others of the product; each of them is filled in by its SKU. A value that is not an
 * object is returned unchanged.
 */
export function fillIn(value: unknown, current: ReadonlyMap<unknown, RawRow>): unknown {
  if (!isRow(value)) return value;
  const known = current.get(value.id);
  const filled = merged(known ?? {}, value);
  if (!Array.isArray(value.variants)) return filled;
  const variants = bySku(known?.variants);
  return { ...filled, variants: value.variants.map((variant: unknown) => completed(variant, variants)) };
}

function completed(variant: unknown, known: ReadonlyMap<unknown, RawRow>): unknown {
  return isRow(variant) ? merged(known.get(variant.sku) ?? {}, variant) : variant;
}

function merged(known: RawRow, given: RawRow): RawRow {
  const entries = Object.entries({ ...known, ...given });
  return Object.fromEntries(entries.filter(([field, value]) => value !== null || nullable.has(field)));
}

function bySku(variants: unknown): Map<unknown, RawRow> {
  return new Map(Array.isArray(variants) ? variants.filter(isRow).map((variant) => [variant.sku, variant]) : []);
}

function isRow(value: unknown): value is RawRow {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

import type { RawRow } from "~/features/catalogExport/rawRow";

/** Fields in which null is a value; in all others it takes away what the shop has. */
const nullable = new Set(["parent", "defaultCategory"]);

/**
 * Completes a line of a file with what it leaves out and the shop's own line for its id has. A product's `variants`, where
 * given, are all it has; each of them is completed by its SKU. What is no object is given back as it is.
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

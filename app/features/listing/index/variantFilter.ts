import { type FilterGroupName, inStockValue, type ListingFilter } from "../listingFilter";
import { addBit, type Bitset, emptyBitset, forEachBit } from "./bitset";
import { warehousePlace } from "./catalogSnapshot";
import type { ListingIndex } from "./listingIndex";

/** The groups that describe a variant rather than the product as a whole. */
const variantGroups = ["colour", "size", "inStock", "store"] as const satisfies readonly FilterGroupName[];
export type VariantGroup = (typeof variantGroups)[number];

export function isVariantGroup(group: FilterGroupName): group is VariantGroup {
  return variantGroups.some((variantGroup) => variantGroup === group);
}

/** Returns whether a row of the variant table matches all chosen values of the groups. */
export type VariantPredicate = (row: number) => boolean;

export function createVariantPredicate(
  { variants }: ListingIndex,
  { values }: ListingFilter,
  groups: readonly VariantGroup[],
): VariantPredicate {
  const { colours, sizes, placeSets, colourIds, sizeNames, placeIds, placesIn } = variants;
  const asks = (group: VariantGroup) => groups.includes(group) && values[group].length > 0;
  const colourMeets = toFlags(colourIds, (value) => !asks("colour") || values.colour.includes(value));
  const sizeMeets = toFlags(sizeNames, (value) => !asks("size") || values.size.includes(value));
  const placeMeets = toFlags(placesIn, (places) => {
    const strings = places.map((place) => placeIds[place] ?? "");
    if (asks("inStock") && !strings.includes(warehousePlace)) return false;
    return !asks("store") || values.store.some((store) => strings.includes(store));
  });
  return (row) =>
    colourMeets[colours[row] ?? 0] === 1 && sizeMeets[sizes[row] ?? 0] === 1 && placeMeets[placeSets[row] ?? 0] === 1;
}

/** Returns the products that have a variant that passes. */
export function filterByVariants({ variants, products }: ListingIndex, pool: Bitset, passes: VariantPredicate): Bitset {
  const passing = emptyBitset(products.length);
  const { starts } = variants;
  forEachBit(pool, (slot) => {
    const end = starts[slot + 1] ?? 0;
    for (let row = starts[slot] ?? 0; row < end; row += 1) {
      if (!passes(row)) continue;
      addBit(passing, slot);
      break;
    }
  });
  return passing;
}

/** Counts, for each value of a group, the products with a variant that passes and has that value. */
export function countByVariants(
  { variants }: ListingIndex,
  pool: Bitset,
  passes: VariantPredicate,
  group: VariantGroup,
): Map<string, number> {
  const { strings, numbersOf } = columnOf(variants, group);
  const counts = new Uint32Array(strings.length);
  const countedFor = new Int32Array(strings.length).fill(-1);
  const { starts } = variants;
  forEachBit(pool, (slot) => {
    const end = starts[slot + 1] ?? 0;
    for (let row = starts[slot] ?? 0; row < end; row += 1) {
      if (!passes(row)) continue;
      for (const number of numbersOf(row)) {
        if (countedFor[number] === slot) continue;
        countedFor[number] = slot;
        counts[number] = (counts[number] ?? 0) + 1;
      }
    }
  });
  return new Map(strings.map((value, number) => [value, counts[number] ?? 0]));
}

function columnOf(variants: ListingIndex["variants"], group: VariantGroup) {
  const { colours, sizes, placeSets, colourIds, sizeNames, placeIds, placesIn } = variants;
  const single = (strings: readonly string[], column: Uint16Array) => {
    const numbers = strings.map((_, number) => [number]);
    return { strings, numbersOf: (row: number): readonly number[] => numbers[column[row] ?? 0] ?? [] };
  };
  if (group === "colour") return single(colourIds, colours);
  if (group === "size") return single(sizeNames, sizes);
  const strings = placeIds.map((value) => (value === warehousePlace ? inStockValue : value));
  return { strings, numbersOf: (row: number): readonly number[] => placesIn[placeSets[row] ?? 0] ?? [] };
}

function toFlags<Value>(values: readonly Value[], isMarked: (value: Value) => boolean): Uint8Array {
  return Uint8Array.from(values, (value) => (isMarked(value) ? 1 : 0));
}

import { type FilterGroup, inStockValue, type ListingFilter } from "../listingFilter";
import { addBit, type Bits, eachBit, emptyBits } from "./bitset";
import { online } from "./catalogSnapshot";
import type { ListingIndex } from "./listingIndex";

/** The groups that are met by a variant, not by the product as a whole. */
const variantGroups = ["colour", "size", "inStock", "store"] as const satisfies readonly FilterGroup[];
export type VariantGroup = (typeof variantGroups)[number];

export function isVariantGroup(group: FilterGroup): group is VariantGroup {
  return variantGroups.some((one) => one === group);
}

/** Says of a row of the variant table whether it meets all of these groups. */
export type VariantTest = (row: number) => boolean;

export function variantTest(
  { variants }: ListingIndex,
  { values }: ListingFilter,
  groups: readonly VariantGroup[],
): VariantTest {
  const { colours, sizes, placeSets, colourWords, sizeWords, placeWords, placesIn } = variants;
  const asks = (group: VariantGroup) => groups.includes(group) && values[group].length > 0;
  const colourMeets = marks(colourWords, (word) => !asks("colour") || values.colour.includes(word));
  const sizeMeets = marks(sizeWords, (word) => !asks("size") || values.size.includes(word));
  const placeMeets = marks(placesIn, (places) => {
    const words = places.map((place) => placeWords[place] ?? "");
    if (asks("inStock") && !words.includes(online)) return false;
    return !asks("store") || values.store.some((store) => words.includes(store));
  });
  return (row) =>
    colourMeets[colours[row] ?? 0] === 1 && sizeMeets[sizes[row] ?? 0] === 1 && placeMeets[placeSets[row] ?? 0] === 1;
}

/** Those of the products that have a variant which passes. */
export function keepFitting({ variants, products }: ListingIndex, pool: Bits, passes: VariantTest): Bits {
  const kept = emptyBits(products.length);
  const { starts } = variants;
  eachBit(pool, (slot) => {
    const end = starts[slot + 1] ?? 0;
    for (let row = starts[slot] ?? 0; row < end; row += 1) {
      if (!passes(row)) continue;
      addBit(kept, slot);
      break;
    }
  });
  return kept;
}

/** How many of the products have a variant that passes and has the value, for each value of a group. */
export function tallyFitting(
  { variants }: ListingIndex,
  pool: Bits,
  passes: VariantTest,
  group: VariantGroup,
): Map<string, number> {
  const { words, numbersOf } = columnOf(variants, group);
  const counts = new Uint32Array(words.length);
  const countedFor = new Int32Array(words.length).fill(-1);
  const { starts } = variants;
  eachBit(pool, (slot) => {
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
  return new Map(words.map((word, number) => [word, counts[number] ?? 0]));
}

function columnOf(variants: ListingIndex["variants"], group: VariantGroup) {
  const { colours, sizes, placeSets, colourWords, sizeWords, placeWords, placesIn } = variants;
  const single = (words: readonly string[], column: Uint16Array) => {
    const numbers = words.map((_, number) => [number]);
    return { words, numbersOf: (row: number): readonly number[] => numbers[column[row] ?? 0] ?? [] };
  };
  if (group === "colour") return single(colourWords, colours);
  if (group === "size") return single(sizeWords, sizes);
  const words = placeWords.map((word) => (word === online ? inStockValue : word));
  return { words, numbersOf: (row: number): readonly number[] => placesIn[placeSets[row] ?? 0] ?? [] };
}

function marks<Word>(words: readonly Word[], isMarked: (word: Word) => boolean): Uint8Array {
  return Uint8Array.from(words, (word) => (isMarked(word) ? 1 : 0));
}

import { type CatalogSnapshot, placesOf, type SnapshotProduct, StringTable } from "./catalogSnapshot";

/** One row a variant. The rows of the product in `slot` go from `starts[slot]` to `starts[slot + 1]` (excluded). */
export type VariantTable = {
  starts: Uint32Array;
  /** Columns of numbers that refer to the tables below. */
  colours: Uint16Array;
  sizes: Uint16Array;
  placeSets: Uint32Array;
  /** The strings that the numbers stand for; the empty string means none. */
  colourIds: readonly string[];
  sizeNames: readonly string[];
  placeIds: readonly string[];
  /** Numbers of the places of each place set. */
  placesIn: readonly (readonly number[])[];
};

export function* buildVariantTable(
  snapshot: CatalogSnapshot,
  products: readonly SnapshotProduct[],
): Generator<void, VariantTable> {
  const starts = new Uint32Array(products.length + 1);
  for (const [slot, { variants }] of products.entries()) starts[slot + 1] = (starts[slot] ?? 0) + variants.length / 3;
  const count = starts.at(-1) ?? 0;
  const [colours, sizes, placeSets] = [new Uint16Array(count), new Uint16Array(count), new Uint32Array(count)];
  yield;
  let row = 0;
  for (const [slot, { variants }] of products.entries()) {
    for (let at = 0; at < variants.length; at += 3, row += 1) {
      colours[row] = variants[at] ?? 0;
      sizes[row] = variants[at + 1] ?? 0;
      placeSets[row] = variants[at + 2] ?? 0;
    }
    if (slot % 1024 === 0) yield;
  }
  const places = new StringTable();
  const placesIn = snapshot.placeSets.strings.map((set) => placesOf(set).map((place) => places.intern(place)));
  const tables = {
    colourIds: [...snapshot.colours.strings],
    sizeNames: [...snapshot.sizes.strings],
    placeIds: places.strings,
  };
  return { starts, colours, sizes, placeSets, placesIn, ...tables };
}

import { Numbering, placesOf, type Shelf, type ShelfProduct } from "./catalogSnapshot";

/** Every variant in one row of each column; those of the product in `slot` from `starts[slot]` to `starts[slot + 1]`. */
export type VariantTable = {
  starts: Uint32Array;
  /** Numbers of colours, sizes and place sets. */
  colours: Uint16Array;
  sizes: Uint16Array;
  placeSets: Uint32Array;
  /** What the numbers mean; the empty word means none. */
  colourWords: readonly string[];
  sizeWords: readonly string[];
  placeWords: readonly string[];
  /** Numbers of the places of each place set. */
  placesIn: readonly (readonly number[])[];
};

export function* variantTable(shelf: Shelf, products: readonly ShelfProduct[]): Generator<void, VariantTable> {
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
  const places = new Numbering();
  const placesIn = shelf.placeSets.words.map((set) => placesOf(set).map((place) => places.numberOf(place)));
  const words = { colourWords: [...shelf.colours.words], sizeWords: [...shelf.sizes.words], placeWords: places.words };
  return { starts, colours, sizes, placeSets, placesIn, ...words };
}

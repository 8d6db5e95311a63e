import { type CatalogSnapshot, placesOf, type SnapshotProduct, StringTable } from "./catalogSnapshot";

/**
 * The variants of all products, one row each. The rows of the product in `slot` go from `starts[slot]` to `starts[slot
 * + 1]` (excluded).
 */
export type VariantTable = {
  starts: Uint32Array;
  /** Columns of numbers that refer to the tables below. */
  colours: Uint16Array;
  sizes: Uint16Array;
  placeSets: Uint32Array;
  /** The strings that the numbers refer to; the empty string means none. */
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
  const starts = startsOf(products);
  const table = { starts, ...columnsFor(starts) };
  yield;
  for (const [slot, product] of products.entries()) {
    writeRows(table, product, starts[slot] ?? 0);
    if (slot % 1024 === 0) yield;
  }
  return { ...table, ...stringsOf(snapshot) };
}

/** Returns the table in which the rows of these slots are read again; `changed` is ascending. */
export function replaceVariants(
  old: VariantTable,
  snapshot: CatalogSnapshot,
  products: readonly SnapshotProduct[],
  changed: readonly number[],
): VariantTable {
  const starts = startsOf(products);
  const table = { starts, ...columnsFor(starts) };
  let from = 0;
  for (const slot of [...changed, products.length]) {
    copyRows(old, table, from, slot);
    writeRows(table, products[slot], starts[slot] ?? 0);
    from = slot + 1;
  }
  return { ...table, ...stringsOf(snapshot) };
}

type Columns = Pick<VariantTable, "colours" | "sizes" | "placeSets">;
type Rows = Columns & Pick<VariantTable, "starts">;

function startsOf(products: readonly SnapshotProduct[]): Uint32Array {
  const starts = new Uint32Array(products.length + 1);
  for (const [slot, { variants }] of products.entries()) starts[slot + 1] = (starts[slot] ?? 0) + variants.length / 3;
  return starts;
}

function columnsFor(starts: Uint32Array): Columns {
  const count = starts.at(-1) ?? 0;
  return { colours: new Uint16Array(count), sizes: new Uint16Array(count), placeSets: new Uint32Array(count) };
}

/** Copies the rows of the slots in a range (end excluded), as far as the old table has them. */
function copyRows(old: Rows, table: Rows, from: number, to: number): void {
  const known = old.starts.length - 1;
  if (from >= known) return;
  const [row, end, target] = [old.starts[from], old.starts[Math.min(to, known)], table.starts[from] ?? 0];
  table.colours.set(old.colours.subarray(row, end), target);
  table.sizes.set(old.sizes.subarray(row, end), target);
  table.placeSets.set(old.placeSets.subarray(row, end), target);
}

function writeRows({ colours, sizes, placeSets }: Columns, product: SnapshotProduct | undefined, from: number): void {
  const variants = product?.variants ?? [];
  for (let at = 0, row = from; at < variants.length; at += 3, row += 1) {
    colours[row] = variants[at] ?? 0;
    sizes[row] = variants[at + 1] ?? 0;
    placeSets[row] = variants[at + 2] ?? 0;
  }
}

function stringsOf(snapshot: CatalogSnapshot): Omit<VariantTable, keyof Columns | "starts"> {
  const places = new StringTable();
  const placesIn = snapshot.placeSets.strings.map((set) => placesOf(set).map((place) => places.intern(place)));
  return {
    placesIn,
    colourIds: [...snapshot.colours.strings],
    sizeNames: [...snapshot.sizes.strings],
    placeIds: places.strings,
  };
}

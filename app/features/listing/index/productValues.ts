import { type FilterGroupName, inStockValue, labelValues } from "../listingFilter";
import { type CatalogSnapshot, placesOf, type SnapshotProduct, warehousePlace } from "./catalogSnapshot";

/** Each category's parent; null for a root. */
export type Parents = ReadonlyMap<number, number | null>;

/**
 * Visits the values that a product can be filtered by, of its own or of a variant; some values are visited more than
 * once.
 */
export function forEachValue(
  snapshot: CatalogSnapshot,
  product: SnapshotProduct,
  lineageOf: (category: number) => readonly number[],
  visit: (group: FilterGroupName, value: string) => void,
): void {
  for (const category of product.categories) for (const id of lineageOf(category)) visit("category", String(id));
  for (const material of product.materials) visit("material", material);
  if (product.isGoodPrice) visit("label", labelValues.goodPrice);
  if (product.isBestseller) visit("label", labelValues.bestseller);
  forEachVariantValue(snapshot, product, visit);
}

function forEachVariantValue(
  snapshot: CatalogSnapshot,
  { variants }: SnapshotProduct,
  visit: (group: FilterGroupName, value: string) => void,
): void {
  for (let at = 0; at < variants.length; at += 3) {
    const colour = snapshot.colours.strings[variants[at] ?? 0];
    const size = snapshot.sizes.strings[variants[at + 1] ?? 0];
    if (colour) visit("colour", colour);
    if (size) visit("size", size);
    for (const place of placesOf(snapshot.placeSets.strings[variants[at + 2] ?? 0] ?? "")) {
      if (place === warehousePlace) visit("inStock", inStockValue);
      else visit("store", place);
    }
  }
}

/** Returns a cached function that returns a category with all its ancestors. */
export function lineages(parents: Parents): (category: number) => readonly number[] {
  const known = new Map<number, number[]>();
  return (category) => {
    const found = known.get(category);
    if (found) return found;
    const line: number[] = [];
    for (let at: number | null | undefined = category; at && !line.includes(at); at = parents.get(at)) line.push(at);
    known.set(category, line);
    return line;
  };
}

import { newForDays } from "~/features/products/activeLabels";
import { type Locale, locales } from "~/platform/i18n/locale";
import { dayMs } from "~/platform/time/durations";
import { byGroup, type FilterGroupName, inStockValue, labelValues } from "../listingFilter";
import { buildSortOrders } from "../listingOrder";
import type { Sort } from "../listingSort";
import { addBit, type Bitset, emptyBitset } from "./bitset";
import { type CatalogSnapshot, placesOf, type SnapshotProduct, warehousePlace } from "./catalogSnapshot";
import { buildVariantTable, type VariantTable } from "./variantTable";

/** The snapshot as bitsets, from which listings are selected. Products have slots in the order of their ids. */
export type ListingIndex = {
  products: readonly SnapshotProduct[];
  /** The ids of `products` in one array, as a search looks up the slots of all its results. */
  ids: Uint32Array;
  offered: Record<Locale, Bitset>;
  /** Products with a value, of their own or of a variant; a category includes the products of those below it. */
  values: Record<FilterGroupName, Map<string, Bitset>>;
  onSale: Record<Locale, Bitset>;
  /** 0 where the shop version does not sell it. */
  prices: Record<Locale, Int32Array>;
  /** Slots in the order of each sort. */
  orders: Record<Sort, Record<Locale, Uint32Array>>;
  variants: VariantTable;
  /** All sizes seen since the process started. */
  sizes: ReadonlySet<string>;
};

/** Each category's parent; null for a root. */
export type Parents = ReadonlyMap<number, number | null>;

/** Yields some hundreds of times in a large shop, so that requests can run in between. */
export function* buildListingIndex(snapshot: CatalogSnapshot, parents: Parents): Generator<void, ListingIndex> {
  const products = [...snapshot.products.values()].sort((a, b) => a.id - b.id);
  yield;
  const count = products.length;
  const index = {
    products,
    ids: Uint32Array.from(products, ({ id }) => id),
    offered: { cs: emptyBitset(count), sk: emptyBitset(count) },
    values: byGroup(() => new Map<string, Bitset>()),
    onSale: { cs: emptyBitset(count), sk: emptyBitset(count) },
    prices: { cs: new Int32Array(count), sk: new Int32Array(count) },
  };
  const lineageOf = lineages(parents);
  for (const [slot, product] of products.entries()) {
    const has = (group: FilterGroupName, value: string) => addBit(bitsetFor(index.values[group], value, count), slot);
    for (const category of product.categories) for (const id of lineageOf(category)) has("category", String(id));
    for (const material of product.materials) has("material", material);
    if (product.isGoodPrice) has("label", labelValues.goodPrice);
    if (product.isBestseller) has("label", labelValues.bestseller);
    addVariantValues(snapshot, product, has);
    addOffers(index, product, slot);
    if (slot % 256 === 0) yield;
  }
  const variants = yield* buildVariantTable(snapshot, products);
  return { ...index, variants, sizes: new Set(snapshot.sizes.strings), orders: yield* buildSortOrders(products) };
}

function addVariantValues(
  snapshot: CatalogSnapshot,
  { variants }: SnapshotProduct,
  has: (group: FilterGroupName, value: string) => void,
) {
  for (let at = 0; at < variants.length; at += 3) {
    const colour = snapshot.colours.strings[variants[at] ?? 0];
    const size = snapshot.sizes.strings[variants[at + 1] ?? 0];
    if (colour) has("colour", colour);
    if (size) has("size", size);
    for (const place of placesOf(snapshot.placeSets.strings[variants[at + 2] ?? 0] ?? "")) {
      if (place === warehousePlace) has("inStock", inStockValue);
      else has("store", place);
    }
  }
}

function addOffers(index: Pick<ListingIndex, "offered" | "onSale" | "prices">, product: SnapshotProduct, slot: number) {
  for (const locale of locales) {
    const offer = product.offers[locale];
    if (!offer) continue;
    addBit(index.offered[locale], slot);
    if (offer.isSale) addBit(index.onSale[locale], slot);
    index.prices[locale][slot] = offer.priceMinor;
  }
}

/** The sets that depend on the current time; valid from `from` until the instant `until` (excluded). */
export type PublicationSets = { from: number; until: number; published: Bitset; newArrivals: Bitset };

const newForMs = newForDays * dayMs;

export function computePublicationSets({ products }: ListingIndex, now: number): PublicationSets {
  const published = emptyBitset(products.length);
  const newArrivals = emptyBitset(products.length);
  let until = Number.POSITIVE_INFINITY;
  for (const [slot, { publishedAt }] of products.entries()) {
    if (publishedAt > now) {
      until = Math.min(until, publishedAt);
      continue;
    }
    addBit(published, slot);
    if (now - publishedAt > newForMs) continue;
    addBit(newArrivals, slot);
    until = Math.min(until, publishedAt + newForMs + 1);
  }
  return { from: now, until, published, newArrivals };
}

/** Returns the slot of a product, or undefined. */
export function slotOf({ ids }: ListingIndex, id: number): number | undefined {
  let [low, high] = [0, ids.length - 1];
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const found = ids[middle] ?? 0;
    if (found === id) return middle;
    if (found < id) low = middle + 1;
    else high = middle - 1;
  }
  return undefined;
}

function bitsetFor(sets: Map<string, Bitset>, value: string, count: number): Bitset {
  const known = sets.get(value);
  if (known) return known;
  const bits = emptyBitset(count);
  sets.set(value, bits);
  return bits;
}

/** Returns a cached function that gives a category with all its ancestors. */
function lineages(parents: Parents): (category: number) => readonly number[] {
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

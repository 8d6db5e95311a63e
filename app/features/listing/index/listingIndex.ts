import { newForDays } from "~/features/products/activeLabels";
import { type Locale, locales } from "~/platform/i18n/locale";
import { dayMs } from "~/platform/time/durations";
import { byGroup, type FilterGroupName } from "../listingFilter";
import { buildSortOrders, type SortOrders } from "../listingOrder";
import { addBit, type Bitset, emptyBitset } from "./bitset";
import type { CatalogSnapshot, SnapshotProduct } from "./catalogSnapshot";
import { forEachValue, lineages, type Parents } from "./productValues";
import { buildVariantTable, type VariantTable } from "./variantTable";

/**
 * The snapshot as bitsets, from which listings are selected. Products have slots in the order of their ids; products
 * added after the build have the next slots in the order in which they came. The index is immutable: `replaceProducts`
 * returns a new one, which shares the unchanged parts. A set that is too short for a slot does not contain its product.
 */
export type ListingIndex = {
  products: readonly SnapshotProduct[];
  /** The ids of `products`, ascending, and their slots. A search looks up the slots of all its results in them. */
  ids: Uint32Array;
  slots: Uint32Array;
  offered: Record<Locale, Bitset>;
  /** Products by value, of their own or of a variant. A category includes the products of its subcategories. */
  values: Record<FilterGroupName, Map<string, Bitset>>;
  onSale: Record<Locale, Bitset>;
  /** Prices in smallest units; 0 when the shop version does not sell the product. */
  prices: Record<Locale, Int32Array>;
  orders: SortOrders;
  variants: VariantTable;
  /** All sizes seen since the process started. */
  sizes: ReadonlySet<string>;
};

/** Builds the index. Yields some hundreds of times in a large shop, so that requests can run in between. */
export function* buildListingIndex(snapshot: CatalogSnapshot, parents: Parents): Generator<void, ListingIndex> {
  const products = [...snapshot.products.values()].sort((a, b) => a.id - b.id);
  yield;
  const count = products.length;
  const index = {
    products,
    ids: Uint32Array.from(products, ({ id }) => id),
    slots: Uint32Array.from(products.keys()),
    offered: { cs: emptyBitset(count), sk: emptyBitset(count) },
    values: byGroup(() => new Map<string, Bitset>()),
    onSale: { cs: emptyBitset(count), sk: emptyBitset(count) },
    prices: { cs: new Int32Array(count), sk: new Int32Array(count) },
  };
  const lineageOf = lineages(parents);
  for (const [slot, product] of products.entries()) {
    forEachValue(snapshot, product, lineageOf, (group, value) =>
      addBit(bitsetFor(index.values[group], value, count), slot),
    );
    addOffers(index, product, slot);
    if (slot % 256 === 0) yield;
  }
  const variants = yield* buildVariantTable(snapshot, products);
  return { ...index, variants, sizes: new Set(snapshot.sizes.strings), orders: yield* buildSortOrders(products) };
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

/** Returns the slot of a product; undefined when the index does not have the product. */
export function slotOf({ ids, slots }: Pick<ListingIndex, "ids" | "slots">, id: number): number | undefined {
  let [low, high] = [0, ids.length - 1];
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const found = ids[middle] ?? 0;
    if (found === id) return slots[middle];
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

import { newForDays } from "~/features/products/label";
import { type Locale, locales } from "~/platform/i18n/locale";
import { byGroup, type FilterGroup, inStockValue, labelValues } from "../listingFilter";
import { orderSlots } from "../listingOrder";
import type { Sort } from "../listingSort";
import { addBit, type Bits, emptyBits } from "./bitset";
import { online, placesOf, type Shelf, type ShelfProduct } from "./catalogSnapshot";
import { type VariantTable, variantTable } from "./variantTable";

/** The shelf, arranged so that a listing is picked by whole words of bits. Products have slots in the order of ids. */
export type ListingIndex = {
  products: readonly ShelfProduct[];
  /** Theirs, beside each other: a search asks for the slots of all that it found. */
  ids: Uint32Array;
  offered: Record<Locale, Bits>;
  /** Those with a value in one of their variants or as their own; a category holds those below it as well. */
  values: Record<FilterGroup, Map<string, Bits>>;
  onSale: Record<Locale, Bits>;
  /** 0 where the shop version does not sell it. */
  prices: Record<Locale, Int32Array>;
  /** Slots in the order of each sort. */
  orders: Record<Sort, Record<Locale, Uint32Array>>;
  variants: VariantTable;
  /** All that the shop has ever had since the process began. */
  sizes: ReadonlySet<string>;
};

/** Each category's parent; null for a root. */
export type Parents = ReadonlyMap<number, number | null>;

/** Pauses some hundreds of times in a large shop. */
export function* indexShelf(shelf: Shelf, parents: Parents): Generator<void, ListingIndex> {
  const products = [...shelf.products.values()].sort((a, b) => a.id - b.id);
  yield;
  const count = products.length;
  const index = {
    products,
    ids: Uint32Array.from(products, ({ id }) => id),
    offered: { cs: emptyBits(count), sk: emptyBits(count) },
    values: byGroup(() => new Map<string, Bits>()),
    onSale: { cs: emptyBits(count), sk: emptyBits(count) },
    prices: { cs: new Int32Array(count), sk: new Int32Array(count) },
  };
  const lineageOf = lineages(parents);
  for (const [slot, product] of products.entries()) {
    const has = (group: FilterGroup, value: string) => addBit(bitsAt(index.values[group], value, count), slot);
    for (const category of product.categories) for (const id of lineageOf(category)) has("category", String(id));
    for (const material of product.materials) has("material", material);
    if (product.isGoodPrice) has("label", labelValues.goodPrice);
    if (product.isBestseller) has("label", labelValues.bestseller);
    addVariantValues(shelf, product, has);
    addOffers(index, product, slot);
    if (slot % 256 === 0) yield;
  }
  const variants = yield* variantTable(shelf, products);
  return { ...index, variants, sizes: new Set(shelf.sizes.words), orders: yield* orderSlots(products) };
}

function addVariantValues(shelf: Shelf, { variants }: ShelfProduct, has: (group: FilterGroup, value: string) => void) {
  for (let at = 0; at < variants.length; at += 3) {
    const colour = shelf.colours.words[variants[at] ?? 0];
    const size = shelf.sizes.words[variants[at + 1] ?? 0];
    if (colour) has("colour", colour);
    if (size) has("size", size);
    for (const place of placesOf(shelf.placeSets.words[variants[at + 2] ?? 0] ?? "")) {
      if (place === online) has("inStock", inStockValue);
      else has("store", place);
    }
  }
}

function addOffers(index: Pick<ListingIndex, "offered" | "onSale" | "prices">, product: ShelfProduct, slot: number) {
  for (const locale of locales) {
    const offer = product.offers[locale];
    if (!offer) continue;
    addBit(index.offered[locale], slot);
    if (offer.isSale) addBit(index.onSale[locale], slot);
    index.prices[locale][slot] = offer.priceMinor;
  }
}

/** What time alone decides, until the instant `until` (excluded). */
export type Timely = { from: number; until: number; published: Bits; fresh: Bits };

const newForMs = newForDays * 86_400_000;

export function timelyAt({ products }: ListingIndex, now: number): Timely {
  const published = emptyBits(products.length);
  const fresh = emptyBits(products.length);
  let until = Number.POSITIVE_INFINITY;
  for (const [slot, { publishedAt }] of products.entries()) {
    if (publishedAt > now) {
      until = Math.min(until, publishedAt);
      continue;
    }
    addBit(published, slot);
    if (now - publishedAt > newForMs) continue;
    addBit(fresh, slot);
    until = Math.min(until, publishedAt + newForMs + 1);
  }
  return { from: now, until, published, fresh };
}

/** The slot of a product, or undefined. */
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

function bitsAt(sets: Map<string, Bits>, value: string, count: number): Bits {
  const known = sets.get(value);
  if (known) return known;
  const bits = emptyBits(count);
  sets.set(value, bits);
  return bits;
}

/** A category with all above it. */
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

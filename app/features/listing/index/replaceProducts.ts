import { isDeepStrictEqual } from "node:util";
import { type Locale, locales } from "~/platform/i18n/locale";
import type { FilterGroupName } from "../listingFilter";
import { moveInSortOrders } from "../moveInSortOrders";
import { addBit, type Bitset, copyBitset, emptyBitset, removeBit } from "./bitset";
import type { CatalogSnapshot, SnapshotProduct } from "./catalogSnapshot";
import { type ListingIndex, slotOf } from "./listingIndex";
import { forEachValue, lineages, type Parents } from "./productValues";
import { replaceVariants } from "./variantTable";

/** A product whose snapshot differs from the index; `before` is undefined when the index does not have the product. */
export type IndexedChange = { slot: number; before: SnapshotProduct | undefined; after: SnapshotProduct };

/**
 * Returns an index in which these products are as in the snapshot. It costs a small part of a build, as only the
 * affected parts are copied. Returns the same index when nothing changed that listings show.
 */
export function* replaceProducts(
  index: ListingIndex,
  snapshot: CatalogSnapshot,
  ids: readonly number[],
  parents: Parents,
): Generator<void, ListingIndex> {
  const changes = changesOf(index, snapshot, ids);
  if (changes.length === 0) return index;
  const products = [...index.products];
  for (const { slot, after } of changes) products[slot] = after;
  const changedSlots = changes.map(({ slot }) => slot);
  yield;
  return {
    products,
    ...slotsById(index, products),
    ...editSets(index, snapshot, { changes, size: products.length, parents }),
    prices: { cs: editPrices(index, "cs", changes), sk: editPrices(index, "sk", changes) },
    variants: replaceVariants(index.variants, snapshot, products, changedSlots),
    sizes: index.sizes.size === snapshot.sizes.strings.length ? index.sizes : new Set(snapshot.sizes.strings),
    orders: yield* moveInSortOrders(index.orders, products, changes),
  };
}

/** Returns the changes in the order of slots; new products get the next slots. */
function changesOf(index: ListingIndex, snapshot: CatalogSnapshot, ids: readonly number[]): IndexedChange[] {
  let next = index.products.length;
  const changes: IndexedChange[] = [];
  for (const id of new Set(ids)) {
    const after = snapshot.products.get(id);
    if (!after) continue;
    const slot = slotOf(index, id);
    const before = slot === undefined ? undefined : index.products[slot];
    if (before && isDeepStrictEqual(before, after)) continue;
    changes.push({ slot: slot ?? next++, before, after });
  }
  return changes.sort((a, b) => a.slot - b.slot);
}

function slotsById({ ids, slots }: ListingIndex, products: readonly SnapshotProduct[]) {
  if (products.length === ids.length) return { ids, slots };
  const sorted = Uint32Array.from(products.keys()).sort((a, b) => (products[a]?.id ?? 0) - (products[b]?.id ?? 0));
  return { ids: sorted.map((slot) => products[slot]?.id ?? 0), slots: sorted };
}

type Edit = { changes: readonly IndexedChange[]; size: number; parents: Parents };

function editSets(index: ListingIndex, snapshot: CatalogSnapshot, { changes, size, parents }: Edit) {
  const copies = new Map<Bitset, Bitset>();
  const edited = {
    values: { ...index.values },
    offered: { ...index.offered },
    onSale: { ...index.onSale },
  };
  const lineageOf = lineages(parents);
  const setOf = (group: FilterGroupName, value: string) => {
    if (edited.values[group] === index.values[group]) edited.values[group] = new Map(index.values[group]);
    const copy = copyOnce(copies, edited.values[group].get(value), size);
    edited.values[group].set(value, copy);
    return copy;
  };
  for (const { slot, before, after } of changes) {
    if (before) forEachValue(snapshot, before, lineageOf, (group, value) => removeBit(setOf(group, value), slot));
    forEachValue(snapshot, after, lineageOf, (group, value) => addBit(setOf(group, value), slot));
    for (const locale of locales) {
      edited.offered[locale] = copyOnce(copies, edited.offered[locale], size);
      edited.onSale[locale] = copyOnce(copies, edited.onSale[locale], size);
      writeBit(edited.offered[locale], slot, after.offers[locale] !== null);
      writeBit(edited.onSale[locale], slot, after.offers[locale]?.isSale === true);
    }
  }
  return edited;
}

/** Returns the copy of a set, which is made at the first call. For a copy it returns the copy itself. */
function copyOnce(copies: Map<Bitset, Bitset>, bits: Bitset | undefined, size: number): Bitset {
  const known = bits && copies.get(bits);
  if (known) return known;
  const copy = bits ? copyBitset(bits, size) : emptyBitset(size);
  if (bits) copies.set(bits, copy);
  copies.set(copy, copy);
  return copy;
}

function writeBit(bits: Bitset, slot: number, isIn: boolean): void {
  if (isIn) addBit(bits, slot);
  else removeBit(bits, slot);
}

function editPrices({ prices, products }: ListingIndex, locale: Locale, changes: readonly IndexedChange[]): Int32Array {
  const size = Math.max(products.length, ...changes.slice(-1).map(({ slot }) => slot + 1));
  const edited = new Int32Array(size);
  edited.set(prices[locale]);
  for (const { slot, after } of changes) edited[slot] = after.offers[locale]?.priceMinor ?? 0;
  return edited;
}

import type { Locale } from "~/platform/i18n/locale";
import type { SnapshotProduct } from "./index/catalogSnapshot";
import { interleaveCategories } from "./index/interleaveCategories";
import type { IndexedChange } from "./index/replaceProducts";
import type { SortOrders } from "./listingOrder";
import {
  type Comparison,
  compareByName,
  compareByRank,
  rankByDiscount,
  rankByHighPrice,
  rankByNewest,
  rankByPosition,
  rankByPrice,
} from "./listingRanks";

type Changes = readonly IndexedChange[];

/** Returns the orders with the changed products in their new places; all others keep their order. */
export function* moveInSortOrders(
  { bySort, byPosition: oldByPosition }: SortOrders,
  products: readonly SnapshotProduct[],
  changes: Changes,
): Generator<void, SortOrders> {
  const move = (order: Uint32Array, comparison: Comparison) => moveInOrder(order, products, changes, comparison);
  const byPosition = move(oldByPosition, compareByRank(rankByPosition));
  const isMixedAnew = byPosition !== oldByPosition || changes.some(changesCategory);
  const recommended = isMixedAnew ? interleaveCategories(products, byPosition) : bySort.doporucene.cs;
  yield;
  const newest = move(bySort.nejnovejsi.cs, compareByRank(rankByNewest));
  const inBoth = (sort: "nejlevnejsi" | "nejdrazsi" | "sleva" | "nazev", by: (locale: Locale) => Comparison) => ({
    cs: move(bySort[sort].cs, by("cs")),
    sk: move(bySort[sort].sk, by("sk")),
  });
  const moved = {
    doporucene: { cs: recommended, sk: recommended },
    nejnovejsi: { cs: newest, sk: newest },
    nejlevnejsi: inBoth("nejlevnejsi", (locale) => compareByRank(rankByPrice(locale))),
    nejdrazsi: inBoth("nejdrazsi", (locale) => compareByRank(rankByHighPrice(locale))),
    sleva: inBoth("sleva", (locale) => compareByRank(rankByDiscount(locale))),
    nazev: inBoth("nazev", compareByName),
  };
  return { bySort: moved, byPosition };
}

function changesCategory({ before, after }: IndexedChange): boolean {
  return before?.defaultCategoryId !== after.defaultCategoryId;
}

/** Moves the changed products in one order; returns the same order when no product moves. */
function moveInOrder(
  order: Uint32Array,
  products: readonly SnapshotProduct[],
  changes: Changes,
  compare: Comparison,
): Uint32Array {
  const moving = changes.filter(({ before, after }) => !before || compare(before, after) !== 0);
  if (moving.length === 0) return order;
  const isMoving = new Uint8Array(products.length);
  for (const { slot } of moving) isMoving[slot] = 1;
  const staying = order.filter((slot) => isMoving[slot] === 0);
  moving.sort((a, b) => compare(a.after, b.after));
  return insertAll(staying, moving, products, compare);
}

function insertAll(
  staying: Uint32Array,
  moving: Changes,
  products: readonly SnapshotProduct[],
  compare: Comparison,
): Uint32Array {
  const moved = new Uint32Array(staying.length + moving.length);
  let from = 0;
  for (const [place, { slot, after }] of moving.entries()) {
    const to = firstAfter(staying, from, (other) => isAfter(products[other], after, compare));
    moved.set(staying.subarray(from, to), from + place);
    moved[to + place] = slot;
    from = to;
  }
  moved.set(staying.subarray(from), from + moving.length);
  return moved;
}

function isAfter(product: SnapshotProduct | undefined, than: SnapshotProduct, compare: Comparison): boolean {
  return product !== undefined && compare(product, than) > 0;
}

/** Returns the first position at or after `from` whose slot passes; all slots after it pass, too (binary search). */
function firstAfter(order: Uint32Array, from: number, passes: (slot: number) => boolean): number {
  let [low, high] = [from, order.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (passes(order[middle] ?? 0)) high = middle;
    else low = middle + 1;
  }
  return low;
}

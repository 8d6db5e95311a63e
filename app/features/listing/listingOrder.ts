import type { Locale } from "~/platform/i18n/locale";
import type { SnapshotProduct } from "./index/catalogSnapshot";
import { interleaveCategories } from "./index/interleaveCategories";
import {
  availabilityRank,
  compareTexts,
  nameKeyOf,
  rankByDiscount,
  rankByHighPrice,
  rankByNewest,
  rankByPosition,
  rankByPrice,
} from "./listingRanks";
import type { Sort } from "./listingSort";

/** Slots in the order of each sort, and by position before categories are interleaved. */
export type SortOrders = { bySort: Record<Sort, Record<Locale, Uint32Array>>; byPosition: Uint32Array };

/** This is more than the number of ids that a product may have. */
const slots = 2 ** 22;
const pauseAfter = 8192;

export function* buildSortOrders(products: readonly SnapshotProduct[]): Generator<void, SortOrders> {
  const byPosition = yield* orderBy(products, rankByPosition);
  const recommended = interleaveCategories(products, byPosition);
  const newest = yield* orderBy(products, rankByNewest);
  const [czech, slovak] = [yield* ordersIn("cs", products), yield* ordersIn("sk", products)];
  const bySort = {
    doporucene: { cs: recommended, sk: recommended },
    nejnovejsi: { cs: newest, sk: newest },
    nejlevnejsi: { cs: czech.cheapest, sk: slovak.cheapest },
    nejdrazsi: { cs: czech.dearest, sk: slovak.dearest },
    sleva: { cs: czech.reduced, sk: slovak.reduced },
    nazev: { cs: czech.named, sk: slovak.named },
  };
  return { bySort, byPosition };
}

function* ordersIn(locale: Locale, products: readonly SnapshotProduct[]) {
  const ranks = yield* nameRanks(products, locale);
  return {
    cheapest: yield* orderBy(products, rankByPrice(locale)),
    dearest: yield* orderBy(products, rankByHighPrice(locale)),
    reduced: yield* orderBy(products, rankByDiscount(locale)),
    named: yield* orderBy(products, (_, slot) => ranks[slot] ?? 0),
  };
}

/**
 * Sorts slots by availability, rank and slot. These are packed into one whole number below 2⁵³, as numbers are sorted
 * without a comparison callback. Slots are in the order of ids.
 */
function* orderBy(
  products: readonly SnapshotProduct[],
  rankOf: (product: SnapshotProduct, slot: number) => number,
): Generator<void, Uint32Array> {
  const count = products.length;
  const keys = new Float64Array(count);
  let slot = 0;
  for (const product of products) {
    keys[slot] = (availabilityRank[product.availability] * 2 ** 29 + rankOf(product, slot)) * slots + slot;
    slot += 1;
    if (slot % pauseAfter === 0) yield;
  }
  keys.sort();
  yield;
  const order = new Uint32Array(count);
  for (let place = 0; place < count; place += 1) order[place] = (keys[place] ?? 0) % slots;
  return order;
}

/** Ranks products by name; equal names have equal ranks. */
function* nameRanks(products: readonly SnapshotProduct[], locale: Locale): Generator<void, Uint32Array> {
  const keys = products.map((product) => nameKeyOf(product, locale));
  yield;
  const sorted = yield* sortWithPauses([...keys.keys()], (a, b) => compareTexts(keys[a] ?? "", keys[b] ?? ""));
  const ranks = new Uint32Array(products.length);
  let rank = 0;
  let before = "";
  for (const slot of sorted) {
    const key = keys[slot] ?? "";
    if (key !== before) rank += 1;
    ranks[slot] = rank;
    before = key;
  }
  return ranks;
}

const runLength = 2048;

/** Sorts short runs, then merges them in pairs; yields in between. */
function* sortWithPauses(
  numbers: number[],
  compareNumbers: (a: number, b: number) => number,
): Generator<void, number[]> {
  let runs: number[][] = [];
  for (let from = 0; from < numbers.length; from += runLength) {
    runs.push(numbers.slice(from, from + runLength).sort(compareNumbers));
    yield;
  }
  while (runs.length > 1) {
    const merged: number[][] = [];
    for (let at = 0; at < runs.length; at += 2) {
      merged.push(yield* merge(runs[at] ?? [], runs[at + 1] ?? [], compareNumbers));
    }
    runs = merged;
  }
  return runs[0] ?? [];
}

function* merge(left: number[], right: number[], compareNumbers: (a: number, b: number) => number) {
  const merged: number[] = [];
  let [fromLeft, fromRight] = [0, 0];
  while (fromLeft < left.length && fromRight < right.length) {
    const [next, nextRight] = [left[fromLeft] ?? 0, right[fromRight] ?? 0];
    if (compareNumbers(next, nextRight) <= 0) {
      merged.push(next);
      fromLeft += 1;
    } else {
      merged.push(nextRight);
      fromRight += 1;
    }
    if (merged.length % runLength === 0) yield;
  }
  for (; fromLeft < left.length; fromLeft += 1) merged.push(left[fromLeft] ?? 0);
  for (; fromRight < right.length; fromRight += 1) merged.push(right[fromRight] ?? 0);
  return merged;
}

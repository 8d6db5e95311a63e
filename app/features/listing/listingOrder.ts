import type { Locale } from "~/platform/i18n/locale";
import { minuteMs } from "~/platform/time/durations";
import type { SnapshotProduct } from "./index/catalogSnapshot";
import { interleaveCategories } from "./index/interleaveCategories";
import type { Sort } from "./listingSort";

/** Returns the rank of a product in its slot, below 2³¹; smaller ranks come first. */
type Rank = (product: SnapshotProduct, slot: number) => number;

const highestRank = 2 ** 31 - 1;
const slots = 2 ** 20;
const pauseAfter = 8192;

/**
 * In every sort, products in stock online come first, then those only in stores, then sold-out ones; ties are broken by
 * id.
 */
export function* buildSortOrders(
  products: readonly SnapshotProduct[],
): Generator<void, Record<Sort, Record<Locale, Uint32Array>>> {
  if (products.length > slots) throw new Error(`listings hold ${slots} products at most`);
  const recommended = interleaveCategories(products, yield* orderBy(products, ({ position }) => position));
  const newest = yield* orderBy(products, ({ publishedAt }) => highestRank - Math.floor(publishedAt / minuteMs));
  const [czech, slovak] = [yield* ordersIn("cs", products), yield* ordersIn("sk", products)];
  return {
    doporucene: { cs: recommended, sk: recommended },
    nejnovejsi: { cs: newest, sk: newest },
    nejlevnejsi: { cs: czech.cheapest, sk: slovak.cheapest },
    nejdrazsi: { cs: czech.dearest, sk: slovak.dearest },
    sleva: { cs: czech.reduced, sk: slovak.reduced },
    nazev: { cs: czech.named, sk: slovak.named },
  };
}

function* ordersIn(locale: Locale, products: readonly SnapshotProduct[]) {
  const priceOf = ({ offers }: SnapshotProduct) => offers[locale]?.priceMinor ?? 0;
  const ranks = yield* nameRanks(products, locale);
  return {
    cheapest: yield* orderBy(products, priceOf),
    dearest: yield* orderBy(products, (product) => highestRank - priceOf(product)),
    reduced: yield* orderBy(products, ({ offers }) => 100 - (offers[locale]?.discountPercent ?? 0)),
    named: yield* orderBy(products, (_, slot) => ranks[slot] ?? 0),
  };
}

const availabilityRank = { online: 0, store: 1, none: 2 } as const;

/**
 * Packs availability, rank and slot into one whole number below 2⁵³, as numbers are sorted without a comparison
 * callback.
 */
function* orderBy(products: readonly SnapshotProduct[], rankOf: Rank): Generator<void, Uint32Array> {
  const count = products.length;
  const keys = new Float64Array(count);
  let slot = 0;
  for (const product of products) {
    const rank = Math.min(Math.max(rankOf(product, slot), 0), highestRank);
    keys[slot] = (availabilityRank[product.availability] * 2 ** 31 + rank) * slots + slot;
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
  const keys = products.map(({ offers }) => offers[locale]?.nameKey ?? "");
  yield;
  const sorted = yield* sortWithPauses([...keys.keys()], (a, b) => compare(keys[a] ?? "", keys[b] ?? ""));
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

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
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

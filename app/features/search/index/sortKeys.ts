import type { SearchDocument } from "./searchDocument";

/**
 * The order of documents that match equally well: the rank of each position in the index, and the position at each
 * rank.
 */
export type SortKeys = { rankOf: Uint32Array; placeAt: Uint32Array };

const maxPosition = 2 ** 29;
/** Bits of the highest id that a product may have. */
const idBits = 22;

/** Sort key of a removed document, which sorts after every document that can be found. */
export const lastOrder = Number.MAX_SAFE_INTEGER;

/** Returns a number that is unique among documents of a kind and sorts by availability, then position, then id. */
export function orderOf({ presence, position, id }: SearchDocument): number {
  const bounded = Math.min(Math.max(position, 0), maxPosition - 1);
  return ((2 - presence) * maxPosition + bounded) * 2 ** idBits + id;
}

export function buildSortKeys(order: readonly number[]): SortKeys {
  const sorted = Float64Array.from(order).sort();
  const rankOf = new Uint32Array(order.length);
  const placeAt = new Uint32Array(order.length);
  for (let place = 0; place < order.length; place += 1) {
    const rank = rankIn(sorted, order[place] ?? lastOrder);
    rankOf[place] = rank;
    placeAt[rank] = place;
  }
  return { rankOf, placeAt };
}

/** Returns the first index of a number in a sorted array (binary search). */
function rankIn(sorted: Float64Array, value: number): number {
  let from = 0;
  for (let to = sorted.length; from < to; ) {
    const middle = (from + to) >>> 1;
    if ((sorted[middle] ?? 0) < value) from = middle + 1;
    else to = middle;
  }
  return from;
}

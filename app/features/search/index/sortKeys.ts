import type { SearchDocument } from "./searchDocument";

/** The order of documents that answer equally well, and back: which place has a rank. */
export type Ranks = { rankOf: Uint32Array; placeAt: Uint32Array };

const mostPosition = 2 ** 29;
const idBits = 21;

/** Sorts after every document that can be found. */
export const lastOrder = Number.MAX_SAFE_INTEGER;

/** One number, different for each document of a kind: what can be sent first, then by position, then by id. */
export function orderOf({ presence, position, id }: SearchDocument): number {
  const bounded = Math.min(Math.max(position, 0), mostPosition - 1);
  return ((2 - presence) * mostPosition + bounded) * 2 ** idBits + id;
}

export function ranksOf(order: readonly number[]): Ranks {
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

/** The first place of a number among sorted ones. */
function rankIn(sorted: Float64Array, one: number): number {
  let from = 0;
  for (let to = sorted.length; from < to; ) {
    const middle = (from + to) >>> 1;
    if ((sorted[middle] ?? 0) < one) from = middle + 1;
    else to = middle;
  }
  return from;
}

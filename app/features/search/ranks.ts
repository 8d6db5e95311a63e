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
  const rankOfOrder = new Map<number, number>();
  for (let rank = 0; rank < sorted.length; rank += 1) rankOfOrder.set(sorted[rank] ?? 0, rank);
  const rankOf = Uint32Array.from(order, (one) => rankOfOrder.get(one) ?? 0);
  const placeAt = new Uint32Array(order.length);
  for (let place = 0; place < order.length; place += 1) placeAt[rankOf[place] ?? 0] = place;
  return { rankOf, placeAt };
}

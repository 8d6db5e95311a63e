import type { SnapshotProduct } from "./catalogSnapshot";

type SortedProduct = Pick<SnapshotProduct, "position" | "availability" | "defaultCategoryId">;

/**
 * Lets the categories of products with the same position take turns (decision 31), so that a shop whose operator has
 * set no order does not show thirty bags in a row. `order` holds slots sorted by availability and position.
 */
export function interleaveCategories(products: readonly SortedProduct[], order: Uint32Array): Uint32Array {
  const interleaved = new Uint32Array(order.length);
  let from = 0;
  while (from < order.length) {
    const end = endOfTie(products, order, from);
    interleaved.set(roundRobin(products, order.subarray(from, end)), from);
    from = end;
  }
  return interleaved;
}

function endOfTie(products: readonly SortedProduct[], order: Uint32Array, from: number): number {
  const first = products[order[from] ?? 0];
  let end = from + 1;
  for (; end < order.length; end += 1) {
    const next = products[order[end] ?? 0];
    if (next?.position !== first?.position || next?.availability !== first?.availability) break;
  }
  return end;
}

/**
 * Returns the first product of each category, then the second of each, … with the categories in order of appearance.
 */
function roundRobin(products: readonly SortedProduct[], slots: Uint32Array): Uint32Array {
  if (slots.length < 3) return slots;
  const rounds: number[][] = [];
  const seen = new Map<number | null, number>();
  for (const slot of slots) {
    const defaultCategoryId = products[slot]?.defaultCategoryId ?? null;
    const round = seen.get(defaultCategoryId) ?? 0;
    seen.set(defaultCategoryId, round + 1);
    const slotsOfRound = rounds[round];
    if (slotsOfRound) slotsOfRound.push(slot);
    else rounds.push([slot]);
  }
  return Uint32Array.from(rounds.flat());
}

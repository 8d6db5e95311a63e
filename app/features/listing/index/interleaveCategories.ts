import type { ShelfProduct } from "./catalogSnapshot";

type Placed = Pick<ShelfProduct, "position" | "availability" | "kind">;

/**
 * Decision 31: where the operator gives several products the same position, their kinds take turns, so that a shop
 * without an order of its own does not show thirty bags in a row. `order` holds slots, already by presence and position.
 */
export function spreadKinds(products: readonly Placed[], order: Uint32Array): Uint32Array {
  const spread = new Uint32Array(order.length);
  let from = 0;
  while (from < order.length) {
    const end = endOfTie(products, order, from);
    spread.set(inTurns(products, order.subarray(from, end)), from);
    from = end;
  }
  return spread;
}

function endOfTie(products: readonly Placed[], order: Uint32Array, from: number): number {
  const first = products[order[from] ?? 0];
  let end = from + 1;
  for (; end < order.length; end += 1) {
    const next = products[order[end] ?? 0];
    if (next?.position !== first?.position || next?.availability !== first?.availability) break;
  }
  return end;
}

/** The first of each kind, then the second of each, … in the order in which the kinds come first. */
function inTurns(products: readonly Placed[], slots: Uint32Array): Uint32Array {
  if (slots.length < 3) return slots;
  const rounds: number[][] = [];
  const seen = new Map<number | null, number>();
  for (const slot of slots) {
    const kind = products[slot]?.kind ?? null;
    const round = seen.get(kind) ?? 0;
    seen.set(kind, round + 1);
    const there = rounds[round];
    if (there) there.push(slot);
    else rounds.push([slot]);
  }
  return Uint32Array.from(rounds.flat());
}

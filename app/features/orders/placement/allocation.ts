import { type PlaceStock, reachablePlaces } from "~/features/delivery/reach";

/** Pieces of one order line that come from one place. */
export type Allocation = { linePosition: number; variantId: number; storeId: string; quantity: number };

type Wanted = { variantId: number; quantity: number };

/**
 * Which pieces to take where, variant by variant in ascending order, so that two orders never wait for each other in a
 * circle. Line positions count from 1. Undefined when the places do not hold enough.
 */
export function planAllocations(
  lines: readonly Wanted[],
  stock: readonly PlaceStock[],
  pickupStoreId: string | null,
): Allocation[] | undefined {
  const shelves = reachablePlaces(stock, pickupStoreId).map((place) => ({ ...place }));
  const plan: Allocation[] = [];
  for (const { variantId, quantity, linePosition } of inVariantOrder(lines)) {
    let missing = quantity;
    for (const shelf of shelves) {
      const taken = shelf.variantId === variantId ? Math.min(missing, shelf.onHand) : 0;
      if (taken === 0) continue;
      shelf.onHand -= taken;
      missing -= taken;
      plan.push({ linePosition, variantId, storeId: shelf.storeId, quantity: taken });
    }
    if (missing > 0) return undefined;
  }
  return plan;
}

function inVariantOrder(lines: readonly Wanted[]) {
  return lines
    .map((line, index) => ({ ...line, linePosition: index + 1 }))
    .sort((a, b) => a.variantId - b.variantId || a.linePosition - b.linePosition);
}

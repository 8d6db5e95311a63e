import type { CartLine } from "~/features/cart/cart";

/** Pieces of a variant at one place, as `readStock` gives them: by variant, then by the operator's order of places. */
export type PlaceStock = { variantId: number; storeId: string; kind: "warehouse" | "store"; onHand: number };

/**
 * The places that an order takes pieces from, in the order in which it empties them: the store where it is picked up
 * first, then the warehouses. Other stores send nothing.
 */
export function reachablePlaces(stock: readonly PlaceStock[], pickupStoreId: string | null): PlaceStock[] {
  const shelf = stock.filter(({ storeId, kind }) => storeId === pickupStoreId && kind === "store");
  return [...shelf, ...stock.filter(({ kind }) => kind === "warehouse")];
}

/** The same lines, `onHand` being what this order can reach and earlier lines of the same variant have left. */
export function reachableLines(
  lines: readonly CartLine[],
  stock: readonly PlaceStock[],
  pickupStoreId: string | null,
): CartLine[] {
  const left = new Map<number, number>();
  for (const { variantId, onHand } of reachablePlaces(stock, pickupStoreId)) {
    left.set(variantId, (left.get(variantId) ?? 0) + onHand);
  }
  return lines.map((line) => {
    const onHand = left.get(line.variantId) ?? 0;
    left.set(line.variantId, Math.max(0, onHand - line.quantity));
    return { ...line, onHand };
  });
}

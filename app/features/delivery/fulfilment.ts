import type { CartLine } from "~/features/cart/cart";

/** Stock of a variant at one place; `readStock` sorts it by variant, then by the operator's order of places. */
export type PlaceStock = { variantId: number; storeId: string; kind: "warehouse" | "store"; onHand: number };

/**
 * The places that can fulfil an order, in the order in which it takes their stock: the pickup store first, then the
 * warehouses. Other stores send nothing.
 */
export function fulfilmentPlaces(stock: readonly PlaceStock[], pickupStoreId: string | null): PlaceStock[] {
  const storeStock = stock.filter(({ storeId, kind }) => storeId === pickupStoreId && kind === "store");
  return [...storeStock, ...stock.filter(({ kind }) => kind === "warehouse")];
}

/** The lines with `onHand` set to what this order can get, after earlier lines of the same variant. */
export function fulfillableLines(
  lines: readonly CartLine[],
  stock: readonly PlaceStock[],
  pickupStoreId: string | null,
): CartLine[] {
  const left = new Map<number, number>();
  for (const { variantId, onHand } of fulfilmentPlaces(stock, pickupStoreId)) {
    left.set(variantId, (left.get(variantId) ?? 0) + onHand);
  }
  return lines.map((line) => {
    if (line.gift) return line;
    const onHand = left.get(line.variantId) ?? 0;
    left.set(line.variantId, Math.max(0, onHand - line.quantity));
    return { ...line, onHand };
  });
}

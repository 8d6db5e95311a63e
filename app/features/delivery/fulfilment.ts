import type { CartLine } from "~/features/cart/cart";

/** Stock of a variant at one place; `readStock` sorts it by variant, then by the operator's order of places. */
export type PlaceStock = { variantId: number; storeId: string; kind: "warehouse" | "store"; onHand: number };

/** The store of a pickup; null for a parcel; undefined while neither is chosen. */
export type Target = string | null | undefined;

/**
 * Returns the places that can fulfil an order, in the order in which their stock is used. For a pickup these are its
 * own store, the warehouses, then the other stores, which send theirs there (decision 67); for a parcel only the
 * warehouses.
 */
export function fulfilmentPlaces(stock: readonly PlaceStock[], target: Target): PlaceStock[] {
  const warehouses = stock.filter(({ kind }) => kind === "warehouse");
  if (target === null) return warehouses;
  const stores = stock.filter(({ kind }) => kind === "store");
  const own = stores.filter(({ storeId }) => storeId === target);
  return [...own, ...warehouses, ...stores.filter(({ storeId }) => storeId !== target)];
}

/** Returns the lines with `onHand` set to what this order can get, after earlier lines of the same variant. */
export function fulfillableLines(lines: readonly CartLine[], stock: readonly PlaceStock[], target: Target): CartLine[] {
  const left = new Map<number, number>();
  for (const { variantId, onHand } of fulfilmentPlaces(stock, target)) {
    left.set(variantId, (left.get(variantId) ?? 0) + onHand);
  }
  return lines.map((line) => {
    if (line.gift) return line;
    const onHand = left.get(line.variantId) ?? 0;
    left.set(line.variantId, Math.max(0, onHand - line.quantity));
    return { ...line, onHand };
  });
}

/** Returns the lines that no parcel can hold, because only the stores have enough pieces. */
export function pickupOnlyLines(lines: readonly CartLine[], stock: readonly PlaceStock[]): CartLine[] {
  const sent = fulfillableLines(lines, stock, null);
  const collected = fulfillableLines(lines, stock, undefined);
  return lines.filter(
    ({ quantity }, index) => (sent[index]?.onHand ?? 0) < quantity && (collected[index]?.onHand ?? 0) >= quantity,
  );
}

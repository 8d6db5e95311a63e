import type { PlacedOrder } from "../orders.queries.server";

export type PlaceOrderResult = { ok: true; order: PlacedOrder } | OrderRefusal;

export type OrderRefusal =
  /** The cart does not exist or belongs to another visitor. */
  | { ok: false; reason: "no-cart" }
  | { ok: false; reason: "empty" }
  /** Delivery or contact is missing or no longer valid. */
  | { ok: false; reason: "incomplete" }
  | { ok: false; reason: "unavailable"; lineIds: string[] }
  /** The total differs from the one agreed to. */
  | { ok: false; reason: "changed"; totalMinor: number }
  /** The texts of law are not those that were shown. */
  | { ok: false; reason: "terms-changed" }
  /** The customer or the network has reached the limit of unpaid orders. */
  | { ok: false; reason: "too-many-unpaid" };

/** Thrown inside the transaction that places an order, to roll it back. */
export class OrderRefusedError extends Error {
  constructor(readonly refusal: OrderRefusal) {
    super(refusal.reason);
  }
}

/**
 * Thrown when another order was faster, or when the cart has changed since it was read. The transaction is rolled back
 * and retried.
 */
export class ConcurrentUpdate extends Error {}

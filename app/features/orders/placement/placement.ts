import type { PlacedOrder } from "../orders.queries.server";

export type Placed = { ok: true; order: PlacedOrder } | Refusal;

export type Refusal =
  /** The cart is not this visitor's, or is gone. */
  | { ok: false; reason: "no-cart" }
  | { ok: false; reason: "empty" }
  /** Delivery or contact is missing, or holds no more. */
  | { ok: false; reason: "incomplete" }
  | { ok: false; reason: "unavailable"; lineIds: string[] }
  /** The total is another than the one agreed to. */
  | { ok: false; reason: "changed"; totalMinor: number }
  /** The customer, or the network, has as many unpaid orders as are allowed. */
  | { ok: false; reason: "too-many-unpaid" };

/** Thrown inside the transaction that places an order: it makes the database take everything back. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.reason);
  }
}

/** Another order was quicker, or the cart is no longer as it was read: all is undone and tried again. */
export class Overtaken extends Error {}

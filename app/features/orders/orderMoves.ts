import type { OrderState } from "~/platform/database/schema";
import { daysLater, pragueClock } from "~/platform/time/pragueClock";

import type { Order } from "./orders";

/** What may become of an order, when, and by whom (decisions 61, 62 and 70). Paid is apart from all of it. */

/** Who moves an order: its customer, the shop by itself, the bank's gateway, or a person of the staff by name. */
export type Actor = "customer" | "shop" | "gateway" | `staff ${string}`;

/** The states that staff may move an order to: goods that are fetched become ready, parcels do not. */
export function nextStates({ state, carrierId }: Pick<Order, "state" | "carrierId">): readonly OrderState[] {
  const isPickup = carrierId === "pickup";
  if (state === "accepted") return ["pending", "cancelled"];
  if (state === "pending") return [isPickup ? "ready" : "closed", "cancelled"];
  return state === "ready" ? ["closed", "cancelled"] : [];
}

/** A customer cancels while nothing has been done yet: unpaid, or on the day of the order. */
export function isCancellable({ state, paidAt, placedAt }: Pick<Order, "state" | "paidAt" | "placedAt">, now: number) {
  const isSameDay = pragueClock(placedAt).date === pragueClock(now).date;
  return state === "accepted" && (paidAt === null || isSameDay);
}

const minute = 60_000;
const day = 24 * 60 * minute;

/** For how long an unpaid order is kept, and when its customer is reminded. What is not named here is paid at the door. */
const patience: Record<string, { keptMs: number; remindedMs: number }> = {
  card: { keptMs: 60 * minute, remindedMs: 30 * minute },
  transfer: { keptMs: 7 * day, remindedMs: 5 * day },
};

export type Unpaid = Pick<Order, "state" | "paidAt" | "placedAt"> & { paymentId: string };

/** The instant until which the money must come; undefined where nobody waits for it. */
export function payBy({ paymentId, placedAt }: Pick<Unpaid, "paymentId" | "placedAt">): number | undefined {
  const rule = patience[paymentId];
  return rule && placedAt + rule.keptMs;
}

/** True when the customer can still pay ahead. */
export function isPayable({ state, paidAt, ...order }: Unpaid): boolean {
  return paidAt === null && state !== "cancelled" && payBy(order) !== undefined;
}

/** What the shop does by itself with an order that nobody has paid. */
export function dueStep(order: Unpaid, now: number): "cancel" | "remind" | "wait" {
  const rule = patience[order.paymentId];
  if (!rule || order.paidAt !== null || order.state !== "accepted") return "wait";
  const waitedMs = now - order.placedAt;
  if (waitedMs >= rule.keptMs) return "cancel";
  return waitedMs >= rule.remindedMs ? "remind" : "wait";
}

/** By payment method, the latest instant of an order that is due now to be cancelled, or to be reminded of. */
export function dueBounds(now: number): { paymentId: string; cancelledUntil: number; remindedUntil: number }[] {
  return Object.entries(patience).map(([paymentId, { keptMs, remindedMs }]) => ({
    paymentId,
    cancelledUntil: now - keptMs,
    remindedUntil: now - remindedMs,
  }));
}

/** Days after the goods were taken over (§ 1829 of the Czech civil code, the same in Slovakia). */
export const withdrawalDays = 14;

/** The last day on which a withdrawal is in time, as YYYY-MM-DD. */
export function withdrawalEndsOn(closedAt: number): string {
  return daysLater(pragueClock(closedAt).date, withdrawalDays);
}

/** From the order until the end of the last day; `closedAt` is null while the goods are not taken over. */
export function isWithdrawable({ state }: Pick<Order, "state">, closedAt: number | null, now: number): boolean {
  if (state === "cancelled") return false;
  return closedAt === null || pragueClock(now).date <= withdrawalEndsOn(closedAt);
}

/** A courier is rated once, when the parcel is there. */
export function isRateable({ state, carrierId }: Pick<Order, "state" | "carrierId">): boolean {
  return state === "closed" && carrierId !== "pickup";
}

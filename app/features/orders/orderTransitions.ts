import { carrierRules } from "~/features/delivery/carriers";
import { orderStates } from "~/features/delivery/orderStates";
import { isPaidInAdvance, paidWhen } from "~/features/delivery/paidWhen";
import { type PaymentId, paymentIds } from "~/features/delivery/paymentMethods";
import type { OrderState } from "~/platform/database/schema";
import { pragueClock } from "~/platform/time/pragueClock";
import { amountDue, type Order } from "./orders";

/**
 * The rules for which transitions of an order are allowed, when, and to whom (decisions 61 and 62). Being paid is not a
 * state.
 */

/** Who changed an order: its customer, the shop automatically, the payment gateway, or a named member of staff. */
export type Actor = "customer" | "shop" | "gateway" | `staff ${string}`;

/** Returns the states to which staff may change an order. */
export function nextStates({ state, carrierId }: Pick<Order, "state" | "carrierId">): readonly OrderState[] {
  return orderStates[state].next[carrierRules[carrierId].kind];
}

/**
 * Returns true while the customer may cancel: before the order is processed, while it is unpaid or on the day of the
 * order.
 */
export function isCancellable({ state, paidAt, placedAt }: Pick<Order, "state" | "paidAt" | "placedAt">, now: number) {
  const isSameDay = pragueClock(placedAt).date === pragueClock(now).date;
  return orderStates[state].isUntouched && (paidAt === null || isSameDay);
}

export type UnpaidOrder = Pick<Order, "state" | "paidAt" | "placedAt" | "paymentId">;

/** Returns when an unpaid order is cancelled; undefined when the goods do not wait for the money. */
export function paymentDeadlineAt({
  paymentId,
  placedAt,
}: Pick<UnpaidOrder, "paymentId" | "placedAt">): number | undefined {
  const when = paidWhen(paymentId);
  return when.moment === "beforeHandover" ? placedAt + when.keptMs : undefined;
}

/** Returns true when an order that must be paid in advance would leave the shop unpaid by this change. */
export function lacksPayment(
  { paymentId, paidAt, state }: Pick<UnpaidOrder, "paymentId" | "paidAt" | "state">,
  next: OrderState,
): boolean {
  const leavesNow = orderStates[next].needsPayment && !orderStates[state].needsPayment;
  return leavesNow && paidAt === null && isPaidInAdvance(paymentId);
}

/** Returns true while the customer still has to pay, unless the payment is made when the goods are handed over. */
export function isPayable(order: Omit<UnpaidOrder, "placedAt"> & Pick<Order, "totals" | "takenOffMinor">): boolean {
  const { state, paidAt, paymentId } = order;
  if (paidAt !== null || orderStates[state].isCancelled || amountDue(order) === 0) return false;
  return paidWhen(paymentId).moment !== "onDelivery";
}

/** Returns what the shop does automatically with an unpaid order now; `wait` when the goods come before the money. */
export function dueStep(order: UnpaidOrder, now: number): "cancel" | "remind" | "wait" {
  const when = paidWhen(order.paymentId);
  if (when.moment !== "beforeHandover" || order.paidAt !== null || !orderStates[order.state].isUntouched) return "wait";
  const waitedMs = now - order.placedAt;
  if (waitedMs >= when.keptMs) return "cancel";
  return waitedMs >= when.remindedMs ? "remind" : "wait";
}

/**
 * Returns, for each payment method, the instants until which an unpaid order must have been placed to be cancelled, or
 * reminded of the payment, now.
 */
export function dueBounds(now: number): { paymentId: PaymentId; cancelledUntil: number; remindedUntil: number }[] {
  return paymentIds.flatMap((paymentId) => {
    const when = paidWhen(paymentId);
    if (when.moment !== "beforeHandover") return [];
    return [{ paymentId, cancelledUntil: now - when.keptMs, remindedUntil: now - when.remindedMs }];
  });
}

/** Returns true when the courier may be reviewed: after the delivery, if the carrier is a courier. */
export function isRateable({ state, carrierId }: Pick<Order, "state" | "carrierId">): boolean {
  return orderStates[state].isDelivered && carrierRules[carrierId].isRated;
}

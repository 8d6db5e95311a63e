import { refreshClubMembership } from "~/features/club/club.queries.server";
import { orderStates } from "~/features/delivery/orderStates";
import { hasUsedGiftVoucher, issueGiftVouchers } from "~/features/giftVouchers/issueGiftVouchers.server";
import type { OrderState } from "~/platform/database/schema";
import { cancelOrder } from "./cancelOrder.server";
import { queueOrderEmail } from "./email/queueOrderEmail.server";
import { issueInvoice } from "./invoicing/issueInvoice.server";
import { inTransaction, type OrderDeps } from "./orderDeps.server";
import { lockOrder, markDelivered, updatePaid, updateState } from "./orderState.queries.server";
import { amountDue, type Order } from "./orders";
import { findOrder } from "./orders.queries.server";
import { type Actor, lacksPayment, nextStates } from "./orderTransitions";
import { refreshRefundDue } from "./refunds/refreshRefundDue.server";

export type ChangeOrderStateResult =
  | { ok: true }
  /**
   * shipping: only `shipOrder` may set this state · unpaid: the order must be paid in advance and is not paid yet ·
   * delivered: `deliveredAt` is not between the order (or its shipping) and now · gift-used: a gift voucher bought with
   * the order to be cancelled was used already.
   */
  | { ok: false; reason: "unknown" | "shipping" | "unpaid" | "delivered" | "gift-used" }
  | { ok: false; reason: "forbidden"; order: Order };

export type StateChangeOptions = {
  /** The reason why staff hand over an order that is not paid. */
  unpaidReason?: string | undefined;
  /** When the customer received the goods, if this was before now. */
  deliveredAt?: number | undefined;
};

/** Changes an order's state for staff, records who did it and when, and e-mails the customer. */
export async function changeOrderState(
  deps: OrderDeps,
  id: string,
  state: OrderState,
  actor: Actor,
  { unpaidReason, deliveredAt }: StateChangeOptions = {},
): Promise<ChangeOrderStateResult> {
  return inTransaction(deps, async (txDeps) => {
    const order = await lockAndFindOrder(txDeps, id);
    if (!order) return { ok: false, reason: "unknown" };
    if (!nextStates(order).includes(state)) return { ok: false, reason: "forbidden", order };
    if (orderStates[state].isShipped) return { ok: false, reason: "shipping" };
    const problem = paymentProblem(order, state, unpaidReason);
    if (problem) return { ok: false, reason: problem };
    const received = deliveredAt ?? deps.now();
    if (received > deps.now() || received < (order.shipment?.shippedAt ?? order.placedAt)) {
      return { ok: false, reason: "delivered" };
    }
    if (orderStates[state].isCancelled) return cancelUnlessUsed(txDeps, order, actor);
    await enterState(txDeps, { ...order, deliveredAt: received }, state, actor, unpaidReason);
    return { ok: true };
  });
}

async function cancelUnlessUsed(deps: OrderDeps, order: Order, actor: Actor): Promise<ChangeOrderStateResult> {
  if (await hasUsedGiftVoucher(deps.db, order.id)) return { ok: false, reason: "gift-used" };
  await cancelOrder(deps, order, actor);
  return { ok: true };
}

/**
 * Returns `unpaid` when goods that must be paid in advance would leave the shop unpaid without a reason. A reason is
 * recorded with the state change.
 */
export function paymentProblem(order: Order, state: OrderState, unpaidReason: string | undefined) {
  return lacksPayment(order, state) && !unpaidReason ? ("unpaid" as const) : undefined;
}

/**
 * Sets the state, with all that follows from it. It runs inside the transaction that has locked the order. `order`
 * already has the data that the new state brings, such as the shipment or the delivery date.
 */
export async function enterState(
  deps: OrderDeps,
  order: Order,
  state: OrderState,
  actor: Actor,
  unpaidReason?: string,
): Promise<void> {
  const { db, now } = deps;
  const { update, isDelivered } = orderStates[state];
  const reason = lacksPayment(order, state) ? `unpaid: ${unpaidReason}` : "";
  await updateState(db, order.id, { state, at: now(), actor, reason });
  if (isDelivered) await markDelivered(db, order.id, order.deliveredAt ?? now());
  if (isDelivered) await refreshClubMembership(db, order.id);
  const documents = isHandedOver(state) ? await invoice(deps, order, { isPaid: order.paidAt !== null, state }) : [];
  if (update) await queueOrderEmail(deps, order, { kind: update, actor, documents });
}

/** Returns true when the goods were given to a carrier or to the customer. */
function isHandedOver(state: OrderState): boolean {
  return orderStates[state].isShipped || orderStates[state].isDelivered;
}

async function invoice(deps: OrderDeps, order: Order, { isPaid, state }: { isPaid: boolean; state: OrderState }) {
  return issueInvoice(deps, order, { isPaid, isHandedOver: isHandedOver(state) });
}

export type PayOrderResult =
  | { ok: true; isRefundDue: boolean }
  | { ok: false; reason: "unknown" | "paid-already" }
  /**
   * amount-missing: a part of the order was withdrawn from, so staff must enter the amount that was paid · too-little:
   * the amount does not cover the order.
   */
  | { ok: false; reason: "amount-missing" | "too-little"; dueMinor: number };

/**
 * Records that an order is paid, with the amount due or with another amount. Money that exceeds the amount due, or that
 * came for a cancelled order, is to be paid back (decision 62).
 */
export async function payOrder(
  deps: OrderDeps,
  id: string,
  actor: Actor,
  amountMinor?: number,
): Promise<PayOrderResult> {
  return inTransaction(deps, async (txDeps) => {
    const order = await lockAndFindOrder(txDeps, id);
    if (!order) return { ok: false, reason: "unknown" };
    if (order.paidAt !== null) return { ok: false, reason: "paid-already" };
    const dueMinor = amountDue(order);
    if (amountMinor === undefined && order.takenOffMinor > 0) return { ok: false, reason: "amount-missing", dueMinor };
    const paidMinor = amountMinor ?? dueMinor;
    const isPaying = !orderStates[order.state].isCancelled;
    if (isPaying && paidMinor < dueMinor) return { ok: false, reason: "too-little", dueMinor };
    const paid = { actor, amountMinor: paidMinor, isAtGateway: false };
    return { ok: true, isRefundDue: await recordPayment(txDeps, { ...order, isTrialPayment: false }, paid) };
  });
}

/**
 * Records the payment of an unpaid order, inside the transaction that has locked the order. `order.isTrialPayment` says
 * whether this is a test payment. Returns true when the order was cancelled before, so that a refund is due.
 */
export async function recordPayment(
  deps: OrderDeps,
  order: Order,
  { actor, amountMinor, isAtGateway }: { actor: Actor; amountMinor: number; isAtGateway: boolean },
): Promise<boolean> {
  const { db, now } = deps;
  const payment = { at: now(), actor, isTrial: order.isTrialPayment };
  await updatePaid(db, order.id, { ...payment, amountMinor: isAtGateway ? null : amountMinor });
  const isRefundDue = orderStates[order.state].isCancelled;
  if (!isRefundDue) await issueGiftVouchers(db, order, now());
  await refreshRefundDue(deps, order.id, now());
  await refreshClubMembership(db, order.id);
  const documents = isRefundDue ? [] : await invoice(deps, order, { isPaid: true, state: order.state });
  await queueOrderEmail(deps, order, { kind: isRefundDue ? "paidLate" : "paid", actor, amountMinor, documents });
  return isRefundDue;
}

export async function lockAndFindOrder({ db }: OrderDeps, id: string): Promise<Order | undefined> {
  return (await lockOrder(db, id)) ? findOrder(db, id) : undefined;
}

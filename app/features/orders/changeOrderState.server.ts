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
   * shipping: only `shipOrder` enters it · unpaid: paid in advance, but not yet · delivered: not an instant between the
   * order and now · gift-used: a gift voucher of a cancelled order has paid for something already.
   */
  | { ok: false; reason: "unknown" | "shipping" | "unpaid" | "delivered" | "gift-used" }
  | { ok: false; reason: "forbidden"; order: Order };

export type StateChangeOptions = {
  /** Why an order that is not paid is handed over nevertheless. */
  unpaidReason?: string | undefined;
  /** When the customer received the goods, if that was before now. */
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

/** Goods leave the shop unpaid only for a reason, which is recorded. */
export function paymentProblem(order: Order, state: OrderState, unpaidReason: string | undefined) {
  return lacksPayment(order, state) && !unpaidReason ? ("unpaid" as const) : undefined;
}

/** Runs inside the transaction that has locked the order; `order` has what the state brings with it. */
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

/** Given to a carrier, or to the customer. */
function isHandedOver(state: OrderState): boolean {
  return orderStates[state].isShipped || orderStates[state].isDelivered;
}

async function invoice(deps: OrderDeps, order: Order, { isPaid, state }: { isPaid: boolean; state: OrderState }) {
  return issueInvoice(deps, order, { isPaid, isHandedOver: isHandedOver(state) });
}

export type PayOrderResult =
  | { ok: true; isRefundDue: boolean }
  | { ok: false; reason: "unknown" | "paid-already" }
  /** amount-missing: a part was withdrawn from, so staff must say how much came · too-little: it does not pay the order. */
  | { ok: false; reason: "amount-missing" | "too-little"; dueMinor: number };

/**
 * Records that an order is paid, with all that it costs or with another amount. What is too much, or came for a
 * cancelled order, is to be paid back (decision 62).
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
 * Runs inside the transaction that has locked an unpaid order; `order` tells whether the payment is a test payment.
 * True when the order was cancelled, so that a refund is due.
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

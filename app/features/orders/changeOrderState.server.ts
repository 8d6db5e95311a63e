import { refreshClubMembership } from "~/features/club/club.queries.server";
import { orderStates } from "~/features/delivery/orderStates";
import type { OrderState } from "~/platform/database/schema";
import { cancelOrder } from "./cancelOrder.server";
import { queueOrderEmail } from "./email/queueOrderEmail.server";
import { issueInvoice } from "./invoicing/issueInvoice.server";
import { inTransaction, type OrderDeps } from "./orderDeps.server";
import { lockOrder, updatePaid, updateState } from "./orderState.queries.server";
import type { Order } from "./orders";
import { findOrder } from "./orders.queries.server";
import { type Actor, nextStates } from "./orderTransitions";

export type ChangeOrderStateResult =
  | { ok: true }
  | { ok: false; reason: "unknown" }
  | { ok: false; reason: "forbidden"; order: Order };

/** Changes an order's state for staff, records who did it and when, and e-mails the customer. */
export async function changeOrderState(
  deps: OrderDeps,
  id: string,
  state: OrderState,
  actor: Actor,
): Promise<ChangeOrderStateResult> {
  return inTransaction(deps, async (txDeps) => {
    const order = await lockAndFindOrder(txDeps, id);
    if (!order) return { ok: false, reason: "unknown" };
    if (!nextStates(order).includes(state)) return { ok: false, reason: "forbidden", order };
    if (orderStates[state].isCancelled) await cancelOrder(txDeps, order, actor);
    else await enterState(txDeps, order, state, actor);
    return { ok: true };
  });
}

async function enterState(deps: OrderDeps, order: Order, state: OrderState, actor: Actor) {
  const { db, now } = deps;
  await updateState(db, order.id, { state, at: now(), actor });
  const { update, isDelivered } = orderStates[state];
  if (isDelivered) await refreshClubMembership(db, order.id);
  const documents = isDelivered ? await issueInvoice(deps, order, { isPaid: order.paidAt !== null, isDelivered }) : [];
  if (update) await queueOrderEmail(deps, order, { kind: update, actor, documents });
}

export type PayOrderResult = { ok: true; isRefundDue: boolean } | { ok: false; reason: "unknown" | "paid-already" };

/** Records that an order is paid. If it was cancelled meanwhile, a refund is due (decision 62). */
export async function payOrder(deps: OrderDeps, id: string, actor: Actor): Promise<PayOrderResult> {
  return inTransaction(deps, async (txDeps) => {
    const order = await lockAndFindOrder(txDeps, id);
    if (!order) return { ok: false, reason: "unknown" };
    if (order.paidAt !== null) return { ok: false, reason: "paid-already" };
    return { ok: true, isRefundDue: await recordPayment(txDeps, { ...order, isTrialPayment: false }, actor) };
  });
}

/**
 * Runs inside the transaction that has locked an unpaid order; `order` tells whether the payment is a test payment.
 * True when the order was cancelled, so that a refund is due.
 */
export async function recordPayment(deps: OrderDeps, order: Order, actor: Actor): Promise<boolean> {
  const { db, now } = deps;
  await updatePaid(db, order.id, { at: now(), actor, isTrial: order.isTrialPayment });
  const isRefundDue = orderStates[order.state].isCancelled;
  await refreshClubMembership(db, order.id);
  const { isDelivered } = orderStates[order.state];
  const documents = isRefundDue ? [] : await issueInvoice(deps, order, { isPaid: true, isDelivered });
  await queueOrderEmail(deps, order, { kind: isRefundDue ? "paidLate" : "paid", actor, documents });
  return isRefundDue;
}

async function lockAndFindOrder({ db }: OrderDeps, id: string): Promise<Order | undefined> {
  return (await lockOrder(db, id)) ? findOrder(db, id) : undefined;
}

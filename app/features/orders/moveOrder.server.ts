import { refreshClub } from "~/features/club/club.queries.server";
import type { OrderState } from "~/platform/database/schema";
import { cancelOrder } from "./cancelOrder.server";
import { queueOrderLetter } from "./email/queueOrderEmail.server";
import { inOneDeed, type OrderDesk } from "./orderDesk.server";
import { type Actor, nextStates } from "./orderMoves";
import { lockOrder, writePaid, writeState } from "./orderState.queries.server";
import type { Order } from "./orders";
import { findOrder } from "./orders.queries.server";

export type Moved = { ok: true } | { ok: false; reason: "unknown" } | { ok: false; reason: "forbidden"; order: Order };

/** Staff bring an order on: its state, who did it and when, and a letter to the customer. */
export async function moveOrder(desk: OrderDesk, id: string, state: OrderState, actor: Actor): Promise<Moved> {
  return inOneDeed(desk, async (inside) => {
    const order = await lockedOrder(inside, id);
    if (!order) return { ok: false, reason: "unknown" };
    if (!nextStates(order).includes(state)) return { ok: false, reason: "forbidden", order };
    if (state === "cancelled") await cancelOrder(inside, order, actor);
    else await enter(inside, order, state, actor);
    return { ok: true };
  });
}

async function enter(desk: OrderDesk, order: Order, state: "accepted" | "pending" | "ready" | "closed", actor: Actor) {
  const { db, now } = desk;
  await writeState(db, order.id, { state, at: now(), actor });
  if (state !== "accepted") await queueOrderLetter(desk, order, { kind: state, actor });
  if (state === "closed") await refreshClub(db, order.id);
}

export type Paid = { ok: true; isRefundDue: boolean } | { ok: false; reason: "unknown" | "paid-already" };

/** The money is here. For an order that was cancelled meanwhile it is owed back (decision 62). */
export async function payOrder(desk: OrderDesk, id: string, actor: Actor): Promise<Paid> {
  return inOneDeed(desk, async (inside) => {
    const order = await lockedOrder(inside, id);
    if (!order) return { ok: false, reason: "unknown" };
    if (order.paidAt !== null) return { ok: false, reason: "paid-already" };
    return { ok: true, isRefundDue: await takeMoney(inside, { ...order, isTrialPayment: false }, actor) };
  });
}

/**
 * Runs inside the transaction that has locked an unpaid order; `order` says whether the payment is only a trial. True when
 * the order was cancelled, so that the money is owed back.
 */
export async function takeMoney(desk: OrderDesk, order: Order, actor: Actor): Promise<boolean> {
  const { db, now } = desk;
  await writePaid(db, order.id, { at: now(), actor, isTrial: order.isTrialPayment });
  const isRefundDue = order.state === "cancelled";
  await queueOrderLetter(desk, order, { kind: isRefundDue ? "paidLate" : "paid", actor });
  await refreshClub(db, order.id);
  return isRefundDue;
}

async function lockedOrder({ db }: OrderDesk, id: string): Promise<Order | undefined> {
  return (await lockOrder(db, id)) ? findOrder(db, id) : undefined;
}

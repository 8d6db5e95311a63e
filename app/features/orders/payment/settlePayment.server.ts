import { isOfAttempt } from "~/features/payments/payments";
import {
  findAttempt,
  noteCancelled,
  notePaid,
  readPendingBetween,
  readPendingOf,
} from "~/features/payments/payments.queries.server";
import type { Log } from "~/platform/log/log.server";

import { takeMoney } from "../moveOrder.server";
import { inOneDeed, type OrderDesk } from "../orderDesk.server";
import { lockOrder, oweRefund } from "../orderState.queries.server";
import { findOrder } from "../orders.queries.server";
import type { PaymentDesk } from "./startPayment.server";

/** Where the gateway's word is heard. */
export type SettlingDesk = PaymentDesk & { log: Pick<Log, "error"> };

/**
 * Asks the gateway what has become of a payment and writes it down; the same whether the gateway called, the visitor
 * came back, or neither did. Any number may run at once: money is taken once. False when the gateway did not help.
 */
export async function settlePayment(desk: SettlingDesk, transactionId: string): Promise<boolean> {
  const { db, gateway, log, environment } = desk;
  const attempt = await findAttempt(db, transactionId);
  if (!attempt || attempt.state === "paid") return attempt !== undefined;
  const order = await findOrder(db, attempt.orderId);
  const report = await gateway.ask(transactionId);
  if (!order || !report) return false;
  const isTest = environment.paymentGateway?.isTest ?? false;
  if (!isOfAttempt(report, { orderNumber: order.number, attempt, isTest })) {
    log.error({ event: "payment-mismatch", orderId: order.id, transactionId, report }, "payment is not as asked for");
    return false;
  }
  if (report.state === "paid") await inOneDeed(desk, (inside) => takePayment(inside, transactionId, isTest));
  if (report.state === "cancelled") await noteCancelled(db, attempt, desk.now());
  return true;
}

/** Money that comes for what is paid already is owed back. */
async function takePayment(desk: OrderDesk, transactionId: string, isTrial: boolean): Promise<void> {
  const { db, now } = desk;
  const { orderId = "" } = (await findAttempt(db, transactionId)) ?? {};
  const order = (await lockOrder(db, orderId)) ? await findOrder(db, orderId) : undefined;
  const attempt = await findAttempt(db, transactionId);
  if (!order || !attempt || attempt.state === "paid") return;
  await notePaid(db, attempt, now());
  if (order.paidAt !== null) await oweRefund(db, orderId, now());
  else await takeMoney(desk, { ...order, isTrialPayment: isTrial }, "gateway");
}

/** When a visitor comes back from the gateway. */
export async function settleOrder(desk: SettlingDesk, orderId: string): Promise<void> {
  for (const transactionId of await readPendingOf(desk.db, orderId)) await settlePayment(desk, transactionId);
}

const minute = 60_000;
const silentMs = 10 * minute;

/** Long after the gateway's own deadline; what it has not decided by then it does not know. */
const forgottenMs = 2 * 24 * 60 * minute;

/** Asks after payments of which neither the gateway nor the visitor has brought news. */
export async function settleSilent(desk: SettlingDesk): Promise<void> {
  const now = desk.now();
  for (const transactionId of await readPendingBetween(desk.db, now - forgottenMs, now - silentMs)) {
    try {
      await settlePayment(desk, transactionId);
    } catch (error) {
      // One payment that cannot be dealt with must not keep the others, and the orders to be given up, waiting.
      desk.log.error({ err: error, transactionId }, "silent payment not dealt with");
    }
  }
}

import { readCurrency } from "~/features/money/currency.queries.server";
import { fromHundredths } from "~/features/money/money";
import { matchesAttempt } from "~/features/payments/payments";
import {
  findAttempt,
  markCancelled,
  markPaid,
  readUnsettledAttempts,
  readUnsettledTransactions,
  transactionsOf,
} from "~/features/payments/payments.queries.server";
import type { Log } from "~/platform/log/log.server";
import { dayMs, minuteMs } from "~/platform/time/durations";

import { recordPayment } from "../changeOrderState.server";
import { inTransaction, type OrderDeps } from "../orderDeps.server";
import { lockOrder } from "../orderState.queries.server";
import { findOrder } from "../orders.queries.server";
import { refreshRefundDue } from "../refunds/refreshRefundDue.server";
import type { PaymentDeps } from "./startPayment.server";

export type SettlePaymentDeps = PaymentDeps & { log: Pick<Log, "error"> };

/**
 * Reads a payment's state from the gateway and stores it. It runs when the gateway notified the shop, when the visitor
 * came back, and also when neither happened. Concurrent calls record a payment once. Returns false when the gateway
 * gave no usable response.
 */
export async function settlePayment(deps: SettlePaymentDeps, transactionId: string): Promise<boolean> {
  const { db, gateway, log, environment } = deps;
  const attempt = await findAttempt(db, transactionId);
  if (!attempt || attempt.state === "paid") return attempt !== undefined;
  const order = await findOrder(db, attempt.orderId);
  const report = await gateway.ask(transactionId);
  if (!order || !report) return false;
  const isTrial = environment.paymentGateway?.isTrial ?? false;
  if (!matchesAttempt(report, { orderNumber: order.number, attempt, isTrial })) {
    log.error({ event: "payment-mismatch", orderId: order.id, transactionId, report }, "payment is not as asked for");
    return false;
  }
  if (report.state === "paid")
    await inTransaction(deps, (txDeps) => recordGatewayPayment(txDeps, transactionId, isTrial));
  if (report.state === "cancelled") await markCancelled(db, attempt, deps.now());
  return true;
}

/** Records a payment at the gateway. When the order was paid already, a refund is due. */
async function recordGatewayPayment(deps: OrderDeps, transactionId: string, isTrial: boolean): Promise<void> {
  const { db, now } = deps;
  const { orderId = "" } = (await findAttempt(db, transactionId)) ?? {};
  const order = (await lockOrder(db, orderId)) ? await findOrder(db, orderId) : undefined;
  const attempt = await findAttempt(db, transactionId);
  if (!order || !attempt || attempt.state === "paid") return;
  await markPaid(db, attempt, now());
  if (order.paidAt !== null) await refreshRefundDue(deps, orderId, now());
  else {
    const { decimals } = await readCurrency(db, order.locale);
    const amountMinor = fromHundredths(attempt.priceHundredths, decimals);
    const paid = { actor: "gateway", amountMinor, isAtGateway: true } as const;
    await recordPayment(deps, { ...order, isTrialPayment: isTrial }, paid);
  }
}

/** Settles the open payments of one order. Returns false when the gateway gave no usable response about one of them. */
export async function settleOrderPayments(deps: SettlePaymentDeps, orderId: string): Promise<boolean> {
  return settleEach(deps, transactionsOf(await readUnsettledAttempts(deps.db, orderId)));
}

const silentMs = 10 * minuteMs;

/** Ends long after the gateway's own deadline: the gateway no longer knows a payment that is undecided by then. */
const forgottenMs = 2 * dayMs;

/** Settles payments that have been open for long, without a notification and without a returning visitor. */
export async function reconcilePendingPayments(deps: SettlePaymentDeps): Promise<void> {
  const now = deps.now();
  await settleEach(deps, await readUnsettledTransactions(deps.db, now - forgottenMs, now - silentMs));
}

async function settleEach(deps: SettlePaymentDeps, transactionIds: readonly string[]): Promise<boolean> {
  let isAnswered = true;
  for (const transactionId of transactionIds) {
    try {
      if (!(await settlePayment(deps, transactionId))) isAnswered = false;
    } catch (error) {
      // A failure with one payment must not hold up the others, nor the expiry of unpaid orders.
      deps.log.error({ err: error, transactionId }, "silent payment not dealt with");
      isAnswered = false;
    }
  }
  return isAnswered;
}

import { summaryAddress } from "~/addresses";
import { readCurrency } from "~/features/money/currency.queries.server";
import { inHundredths } from "~/features/money/money";
import { attemptReference, decideReuse, isOnline } from "~/features/payments/payments";
import {
  findLatestAttempt,
  insertAttempt,
  markCancelled,
  markOpened,
} from "~/features/payments/payments.queries.server";
import type { PaymentGateway, PaymentRequest } from "~/platform/payments/paymentGateway.server";
import type { Environment } from "~/platform/process/environment.server";

import { inTransaction, type OrderDeps } from "../orderDeps.server";
import { lockOrder, updatePaymentMethod } from "../orderState.queries.server";
import { amountDue, type Order } from "../orders";
import { findOrder } from "../orders.queries.server";
import { dueStep, isPayable } from "../orderTransitions";

export type PaymentDeps = OrderDeps & {
  gateway: PaymentGateway;
  environment: OrderDeps["environment"] & Pick<Environment, "paymentGateway">;
};

export type StartPaymentResult =
  | { ok: true; redirectUrl: string }
  /**
   * over: the order cannot be paid at the gateway · busy: another request is opening the payment page · gateway: the
   * gateway does not respond.
   */
  | { ok: false; reason: "over" | "busy" | "gateway" };

type StartedPayment = StartPaymentResult | ({ ok: true } & NewAttempt);

/**
 * Opens the gateway's payment page for an order and returns its URL. An order has at most one pending attempt, so a
 * second click leads to the same page. The gateway is called outside of any transaction.
 */
export async function startPayment(deps: PaymentDeps, orderId: string): Promise<StartPaymentResult> {
  const { paymentGateway } = deps.environment;
  if (!paymentGateway) return { ok: false, reason: "over" };
  const started = await inTransaction(deps, (txDeps) => beginPayment(txDeps, orderId, paymentGateway.isTrial));
  if (!("order" in started)) return started;
  const { attempt } = started;
  const opened = await deps.gateway.open(buildPaymentRequest(started, deps));
  if (!opened) {
    await markCancelled(deps.db, { orderId, attempt }, deps.now());
    return { ok: false, reason: "gateway" };
  }
  await markOpened(deps.db, { orderId, attempt }, opened);
  return { ok: true, redirectUrl: opened.redirectUrl };
}

async function beginPayment({ db, now }: OrderDeps, orderId: string, isTrial: boolean): Promise<StartedPayment> {
  const order = (await lockOrder(db, orderId)) ? await findOrder(db, orderId) : undefined;
  if (!order || !isOnline(order) || !isPayable(order)) return { ok: false, reason: "over" };
  const { decimals } = await readCurrency(db, order.locale);
  const priceHundredths = inHundredths(amountDue(order), decimals);
  const latest = await findLatestAttempt(db, orderId);
  const reuse = decideReuse(latest, now());
  if (reuse === "wait") return { ok: false, reason: "busy" };
  // A payment page that was opened before a withdrawal requests more than the amount due.
  const isSamePrice = latest?.priceHundredths === priceHundredths;
  if (reuse === "page" && isSamePrice && latest.redirectUrl) return { ok: true, redirectUrl: latest.redirectUrl };
  // An order past its deadline waits only for payments that were started before it. New attempts would hold its goods
  // longer.
  if (dueStep(order, now()) === "cancel") return { ok: false, reason: "over" };
  const attempt = (latest?.attempt ?? 0) + 1;
  await updatePaymentMethod(db, orderId, { paymentId: order.paymentId, isTrial });
  await insertAttempt(db, { orderId, attempt, priceHundredths, currencyCode: order.currencyCode, openedAt: now() });
  return { ok: true, order, attempt, priceHundredths };
}

type NewAttempt = { order: Order; attempt: number; priceHundredths: number };

function buildPaymentRequest(
  { order, attempt, priceHundredths }: NewAttempt,
  { environment }: OrderDeps,
): PaymentRequest {
  const { number, currencyCode, email, billing, locale } = order;
  return {
    priceHundredths,
    currencyCode,
    reference: attemptReference(number, attempt),
    label: number,
    email,
    fullName: `${billing.firstname} ${billing.lastname}`,
    country: billing.country,
    language: locale,
    returnUrl: `${environment.publicUrl}${summaryAddress(locale, order)}?platba=1`,
  };
}

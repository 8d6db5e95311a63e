import { summaryAddress } from "~/addresses";
import { readCurrency } from "~/features/money/currency.queries.server";
import { inHundredths } from "~/features/money/money";
import { isOnline, referenceOf, reuseOf } from "~/features/payments/payments";
import {
  beginAttempt,
  findLatestAttempt,
  noteCancelled,
  noteOpened,
} from "~/features/payments/payments.queries.server";
import type { PaymentGateway, PaymentWish } from "~/platform/payments/paymentGateway.server";
import type { Environment } from "~/platform/process/environment.server";

import { inOneDeed, type OrderDesk } from "../orderDesk.server";
import { isPayable } from "../orderMoves";
import { lockOrder, writePaymentWay } from "../orderState.queries.server";
import type { Order } from "../orders";
import { findOrder } from "../orders.queries.server";

export type PaymentDesk = OrderDesk & {
  gateway: PaymentGateway;
  environment: OrderDesk["environment"] & Pick<Environment, "paymentGateway">;
};

export type Started =
  | { ok: true; redirectUrl: string }
  /** over: nothing is to be paid at the gateway · busy: another press is opening it · gateway: it does not answer. */
  | { ok: false; reason: "over" | "busy" | "gateway" };

type Begun = Started | ({ ok: true } & Asked);

/**
 * The gateway's page for an order. One try is open at a time, so a second press leads to the same page. The gateway is
 * asked outside of every transaction.
 */
export async function startPayment(desk: PaymentDesk, orderId: string): Promise<Started> {
  const { paymentGateway } = desk.environment;
  if (!paymentGateway) return { ok: false, reason: "over" };
  const begun = await inOneDeed(desk, (inside) => begin(inside, orderId, paymentGateway.isTest));
  if (!("order" in begun)) return begun;
  const { attempt } = begun;
  const opened = await desk.gateway.open(wishOf(begun, desk));
  if (!opened) {
    await noteCancelled(desk.db, { orderId, attempt }, desk.now());
    return { ok: false, reason: "gateway" };
  }
  await noteOpened(desk.db, { orderId, attempt }, opened);
  return { ok: true, redirectUrl: opened.redirectUrl };
}

async function begin({ db, now }: OrderDesk, orderId: string, isTrial: boolean): Promise<Begun> {
  const order = (await lockOrder(db, orderId)) ? await findOrder(db, orderId) : undefined;
  if (!order || !isOnline(order) || !isPayable(order)) return { ok: false, reason: "over" };
  const latest = await findLatestAttempt(db, orderId);
  const reuse = reuseOf(latest, now());
  if (reuse === "wait") return { ok: false, reason: "busy" };
  if (reuse === "page" && latest?.redirectUrl) return { ok: true, redirectUrl: latest.redirectUrl };
  const attempt = (latest?.attempt ?? 0) + 1;
  const { decimals } = await readCurrency(db, order.locale);
  const priceHundredths = inHundredths(order.totals.totalMinor, decimals);
  await writePaymentWay(db, orderId, { paymentId: order.paymentId, isTrial });
  await beginAttempt(db, { orderId, attempt, priceHundredths, currencyCode: order.currencyCode, openedAt: now() });
  return { ok: true, order, attempt, priceHundredths };
}

type Asked = { order: Order; attempt: number; priceHundredths: number };

function wishOf({ order, attempt, priceHundredths }: Asked, { environment }: OrderDesk): PaymentWish {
  const { number, currencyCode, email, billing, locale } = order;
  return {
    priceHundredths,
    currencyCode,
    reference: referenceOf(number, attempt),
    label: number,
    email,
    fullName: `${billing.firstname} ${billing.lastname}`,
    country: billing.country,
    language: locale,
    returnUrl: `${environment.publicUrl}${summaryAddress(locale, order)}?platba=1`,
  };
}

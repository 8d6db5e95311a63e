import { orderStates } from "~/features/delivery/orderStates";
import { type PaymentId, paymentMethods } from "~/features/delivery/paymentMethods";
import { addDays, pragueClock } from "~/platform/time/pragueClock";

import type { Order } from "../orders";

/** Money that goes back to a customer: how much of an order can, must and did (decision 62). */

/** gateway: by the bank's gateway, to the card · manual: staff have sent it, by transfer or in cash. */
export const refundMethods = ["gateway", "manual"] as const;
export type RefundMethod = (typeof refundMethods)[number];

/** What the customer reads of the way that money goes back. */
export type RefundWay = "gateway" | "transfer" | "manual";

/** A transfer goes back as it came; of other payments staff's way is not known. */
export function refundWay(method: RefundMethod, paymentId: PaymentId): RefundWay {
  return method === "manual" && paymentMethods[paymentId].showsBankAccount ? "transfer" : method;
}

export type Refund = {
  /** From 1 in its order. */
  position: number;
  amountMinor: number;
  /** The part of the amount that the shop gives back as goodwill. */
  goodwillMinor: number;
  method: RefundMethod;
  /** asked: the gateway has not answered, so it may have paid · refused: it has not. */
  state: "asked" | "done" | "refused";
  /** The gateway's transaction from which it is paid; null for a manual one. */
  transactionId: string | null;
  reason: string;
  actor: string;
  requestedAt: number;
  settledAt: number | null;
  /** What the gateway said; empty for a manual one. */
  answer: string;
};

/** What came in for an order: by the gateway, in its transactions, or otherwise. */
export type Payments = { transactions: { transactionId: string; amountMinor: number }[]; otherMinor: number };

export type Ledger = {
  payments: Payments;
  refunds: readonly Refund[];
  /** What withdrawals take off the price, without what goes back to gift vouchers. */
  withdrawnMinor: number;
  /** The same for claims for defects. */
  claimedMinor: number;
};

export function paidMinor({ transactions, otherMinor }: Payments): number {
  return transactions.reduce((sum, { amountMinor }) => sum + amountMinor, otherMinor);
}

/** What has been paid back for certain. */
export function returnedMinor(refunds: readonly Refund[]): number {
  return sumOf(refunds.filter(({ state }) => state === "done"));
}

/** False where the gateway has refused to pay back. */
export function mayHavePaid({ state }: Pick<Refund, "state">): boolean {
  return state !== "refused";
}

/** How many times the gateway has refused to pay back. */
export function countRefused(refunds: readonly Refund[]): number {
  return refunds.filter(({ state }) => state === "refused").length;
}

/** The most that can still be paid back; what the gateway may have paid counts as paid. */
export function refundableMinor({ payments, refunds }: Ledger): number {
  return paidMinor(payments) - sumOf(refunds.filter(mayHavePaid));
}

/** What the shop has given back as goodwill. */
function goodwillMinor(refunds: readonly Refund[]): number {
  return refunds.filter(({ state }) => state === "done").reduce((sum, refund) => sum + refund.goodwillMinor, 0);
}

/** What has to be paid back: all of a cancelled order, and of others what was withdrawn from, claimed or paid twice. */
export function owedMinor({ state, totals }: Pick<Order, "state" | "totals">, ledger: Ledger): number {
  const kept = paidMinor(ledger.payments) - returnedMinor(ledger.refunds);
  const { withdrawnMinor, claimedMinor, refunds } = ledger;
  const due = Math.max(0, totals.totalMinor - withdrawnMinor - claimedMinor - goodwillMinor(refunds));
  return orderStates[state].isCancelled ? kept : Math.max(0, kept - due);
}

/** The transaction that can pay an amount back; undefined when none has as much left. */
export function transactionFor(amountMinor: number, { payments, refunds }: Ledger): string | undefined {
  const leftOf = (id: string) => sumOf(refunds.filter((refund) => refund.transactionId === id && mayHavePaid(refund)));
  return payments.transactions.find((paid) => paid.amountMinor - leftOf(paid.transactionId) >= amountMinor)
    ?.transactionId;
}

/** Days within which money goes back, as the e-mails say. */
const refundDays = 14;

/** The last day of a refund that is due since an instant, as YYYY-MM-DD. */
export function refundDueOn(since: number): string {
  return addDays(pragueClock(since).date, refundDays);
}

function sumOf(refunds: readonly Pick<Refund, "amountMinor">[]): number {
  return refunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}

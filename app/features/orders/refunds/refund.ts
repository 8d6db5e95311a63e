import { orderStates } from "~/features/delivery/orderStates";
import { type PaymentId, paymentMethods } from "~/features/delivery/paymentMethods";
import { addDays, pragueClock } from "~/platform/time/pragueClock";

import type { Order } from "../orders";

/** Refunds to a customer: how much of an order's money can, must and did go back (decision 62). */

/** gateway: the bank's gateway pays the money back to the card · manual: staff have sent it, by transfer or in cash. */
export const refundMethods = ["gateway", "manual"] as const;
export type RefundMethod = (typeof refundMethods)[number];

/** How money goes back, as the customer is informed of it. */
export type RefundWay = "gateway" | "transfer" | "manual";

/**
 * Returns how money goes back: for an order paid by transfer, a manual refund is a transfer; for other payments, the
 * shop does not know how staff sent it.
 */
export function refundWay(method: RefundMethod, paymentId: PaymentId): RefundWay {
  return method === "manual" && paymentMethods[paymentId].showsBankAccount ? "transfer" : method;
}

export type Refund = {
  /** The refund's number within its order, from 1. */
  position: number;
  amountMinor: number;
  /** The part of the amount that the shop did not owe and gives back as goodwill. */
  goodwillMinor: number;
  method: RefundMethod;
  /** asked: the gateway has not responded, so it may have paid · refused: the gateway has not paid. */
  state: "asked" | "done" | "refused";
  /** The gateway's transaction that is refunded; null for a manual refund. */
  transactionId: string | null;
  reason: string;
  actor: string;
  requestedAt: number;
  settledAt: number | null;
  /** The gateway's response; empty for a manual refund. */
  answer: string;
};

/** The money that came in for an order: by the gateway, in its transactions, or by other means. */
export type Payments = { transactions: { transactionId: string; amountMinor: number }[]; otherMinor: number };

export type Ledger = {
  payments: Payments;
  refunds: readonly Refund[];
  /** The amount that withdrawals take off the price, without what goes back to gift vouchers. */
  withdrawnMinor: number;
  /** The amount that claims for defects take off the price, without what goes back to gift vouchers. */
  claimedMinor: number;
};

export function paidMinor({ transactions, otherMinor }: Payments): number {
  return transactions.reduce((sum, { amountMinor }) => sum + amountMinor, otherMinor);
}

/** Returns how much has certainly been paid back. */
export function returnedMinor(refunds: readonly Refund[]): number {
  return sumOf(refunds.filter(({ state }) => state === "done"));
}

/** Returns false when the gateway has refused to pay the refund. */
export function mayHavePaid({ state }: Pick<Refund, "state">): boolean {
  return state !== "refused";
}

/** Counts how many refunds the gateway has refused. */
export function countRefused(refunds: readonly Refund[]): number {
  return refunds.filter(({ state }) => state === "refused").length;
}

/** Returns the most that can still be paid back. A refund that the gateway may have paid counts as paid. */
export function refundableMinor({ payments, refunds }: Ledger): number {
  return paidMinor(payments) - sumOf(refunds.filter(mayHavePaid));
}

/** Returns how much the shop has given back as goodwill. */
function goodwillMinor(refunds: readonly Refund[]): number {
  return refunds.filter(({ state }) => state === "done").reduce((sum, refund) => sum + refund.goodwillMinor, 0);
}

/**
 * Returns how much has to be paid back: for a cancelled order everything, for others what was withdrawn from, claimed
 * or paid twice.
 */
export function owedMinor({ state, totals }: Pick<Order, "state" | "totals">, ledger: Ledger): number {
  const kept = paidMinor(ledger.payments) - returnedMinor(ledger.refunds);
  const { withdrawnMinor, claimedMinor, refunds } = ledger;
  const due = Math.max(0, totals.totalMinor - withdrawnMinor - claimedMinor - goodwillMinor(refunds));
  return orderStates[state].isCancelled ? kept : Math.max(0, kept - due);
}

/** Finds the transaction from which an amount can be paid back; undefined when none has that much left. */
export function transactionFor(amountMinor: number, { payments, refunds }: Ledger): string | undefined {
  const leftOf = (id: string) => sumOf(refunds.filter((refund) => refund.transactionId === id && mayHavePaid(refund)));
  return payments.transactions.find((paid) => paid.amountMinor - leftOf(paid.transactionId) >= amountMinor)
    ?.transactionId;
}

/** Number of days within which money goes back, as the e-mails say. */
const refundDays = 14;

/** Returns the last day for a refund that is due since an instant, as YYYY-MM-DD. */
export function refundDueOn(since: number): string {
  return addDays(pragueClock(since).date, refundDays);
}

function sumOf(refunds: readonly Pick<Refund, "amountMinor">[]): number {
  return refunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}

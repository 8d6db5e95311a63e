import { type PaymentId, paymentMethods } from "~/features/delivery/paymentMethods";
import { gatewayPageMinutes } from "~/platform/payments/gatewayDeadline";
import type { PaymentStatus } from "~/platform/payments/paymentGateway.server";
import { dayMs, minuteMs } from "~/platform/time/durations";

/**
 * Payments at a gateway: an order's attempts, and the rules for which reports of the gateway are accepted (decisions
 * 57, 62, 64).
 */

export type PaymentAttempt = {
  orderId: string;
  /** The attempt's number within its order, from 1. */
  attempt: number;
  state: "pending" | "paid" | "cancelled";
  priceHundredths: number;
  currencyCode: string;
  redirectUrl: string | null;
  openedAt: number;
};

/**
 * The state of a payable order's last attempt. none: there is no attempt · waiting: the gateway has not decided yet ·
 * failed: the attempt was cancelled.
 */
export type PaymentProgress = "none" | "waiting" | "failed";

/** Returns true when the customer pays at the gateway. */
export function isOnline({ paymentId }: { paymentId: PaymentId }): boolean {
  return paymentMethods[paymentId].isOnline;
}

export function paymentProgress(latest: Pick<PaymentAttempt, "state"> | undefined): PaymentProgress {
  if (!latest) return "none";
  return latest.state === "pending" ? "waiting" : "failed";
}

/**
 * Returns the reference that the gateway gets: the order's number, from the second attempt on followed by the attempt's
 * number.
 */
export function attemptReference(orderNumber: string, attempt: number): string {
  return attempt === 1 ? orderNumber : `${orderNumber}-${attempt}`;
}

/** Is shorter than the gateway's own deadline, so that nobody is sent to a page that is about to close. */
const usableMs = (gatewayPageMinutes - 5) * minuteMs;

/** Is longer than the gateway's own deadline, as a payment may be approved just as the page closes. */
const payableMs = (gatewayPageMinutes + 5) * minuteMs;

/**
 * For how long goods are held while the gateway does not respond. It may be down for good, and goods cannot be held for
 * ever.
 */
const unansweredMs = dayMs;

/** Is slightly longer than the gateway may take to respond. */
const openingMs = minuteMs / 2;

/**
 * Decides what another click on Pay does. page: it leads to the same page · wait: the page is just being opened ·
 * renew: it starts a new attempt.
 */
export function decideReuse(latest: PaymentAttempt | undefined, now: number): "page" | "wait" | "renew" {
  if (latest?.state !== "pending") return "renew";
  const age = now - latest.openedAt;
  if (latest.redirectUrl) return age < usableMs ? "page" : "renew";
  return age < openingMs ? "wait" : "renew";
}

/**
 * Returns true while money may still come from an attempt that the gateway has not settled. `isAnswered` is true when
 * the gateway was just asked and reported so.
 */
export function mayStillBePaid(
  { openedAt }: Pick<PaymentAttempt, "openedAt">,
  { now, isAnswered }: { now: number; isAnswered: boolean },
): boolean {
  return now - openedAt < (isAnswered ? payableMs : unansweredMs);
}

/**
 * Returns true when a report has this attempt's reference, price, currency and test mode. No other report may be
 * accepted.
 */
export function matchesAttempt(
  report: PaymentStatus,
  { orderNumber, attempt, isTrial }: { orderNumber: string; attempt: PaymentAttempt; isTrial: boolean },
): boolean {
  return (
    report.reference === attemptReference(orderNumber, attempt.attempt) &&
    report.priceHundredths === attempt.priceHundredths &&
    report.currencyCode === attempt.currencyCode &&
    report.isTrial === isTrial
  );
}

import { type PaymentId, paymentMethods } from "~/features/delivery/paymentMethods";
import { gatewayPageMinutes } from "~/platform/payments/gatewayDeadline";
import type { PaymentStatus } from "~/platform/payments/paymentGateway.server";
import { dayMs, minuteMs } from "~/platform/time/durations";

/** Payments at a gateway: an order's attempts, and which reports of the gateway are accepted (decisions 57, 62, 64). */

export type PaymentAttempt = {
  orderId: string;
  /** 1 for the first attempt. */
  attempt: number;
  state: "pending" | "paid" | "cancelled";
  priceHundredths: number;
  currencyCode: string;
  redirectUrl: string | null;
  openedAt: number;
};

/** The state of a payable order's last attempt. none: there is none · waiting: the gateway has not decided · failed. */
export type PaymentProgress = "none" | "waiting" | "failed";

/** True when the customer pays at the gateway. */
export function isOnline({ paymentId }: { paymentId: PaymentId }): boolean {
  return paymentMethods[paymentId].isOnline;
}

export function paymentProgress(latest: Pick<PaymentAttempt, "state"> | undefined): PaymentProgress {
  if (!latest) return "none";
  return latest.state === "pending" ? "waiting" : "failed";
}

/** The order's number; from the second attempt on, with the attempt's number. */
export function attemptReference(orderNumber: string, attempt: number): string {
  return attempt === 1 ? orderNumber : `${orderNumber}-${attempt}`;
}

/** Shorter than the gateway's own deadline, so that nobody is sent to a page that closes. */
const usableMs = (gatewayPageMinutes - 5) * minuteMs;

/** Longer than the gateway's own deadline: a payment may be approved just as the page closes. */
const payableMs = (gatewayPageMinutes + 5) * minuteMs;

/** A gateway that does not answer for so long may be down for good, and goods are not kept for ever. */
const unansweredMs = dayMs;

/** Slightly longer than the gateway may take to respond. */
const openingMs = minuteMs / 2;

/** What another click on Pay does. page: the same page again · wait: it is just being opened · renew: a new attempt. */
export function decideReuse(latest: PaymentAttempt | undefined, now: number): "page" | "wait" | "renew" {
  if (latest?.state !== "pending") return "renew";
  const age = now - latest.openedAt;
  if (latest.redirectUrl) return age < usableMs ? "page" : "renew";
  return age < openingMs ? "wait" : "renew";
}

/** True while money may come by an attempt that the gateway has not settled; `isAnswered` when it was asked and said so. */
export function mayStillBePaid(
  { openedAt }: Pick<PaymentAttempt, "openedAt">,
  { now, isAnswered }: { now: number; isAnswered: boolean },
): boolean {
  return now - openedAt < (isAnswered ? payableMs : unansweredMs);
}

/** True when a report has this attempt's reference, price, currency and test mode; no other may be accepted. */
export function matchesAttempt(
  report: PaymentStatus,
  { orderNumber, attempt, isTest }: { orderNumber: string; attempt: PaymentAttempt; isTest: boolean },
): boolean {
  return (
    report.reference === attemptReference(orderNumber, attempt.attempt) &&
    report.priceHundredths === attempt.priceHundredths &&
    report.currencyCode === attempt.currencyCode &&
    report.isTest === isTest
  );
}

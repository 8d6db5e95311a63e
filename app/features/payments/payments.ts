import { isOnlineId } from "~/features/delivery/delivery";
import type { PaymentReport } from "~/platform/payments/paymentGateway.server";

/** Payments at a gateway: which tries an order had, and what a gateway's word is worth (decisions 57, 62, 64). */

export type Attempt = {
  orderId: string;
  /** 1 for the first try. */
  attempt: number;
  state: "pending" | "paid" | "cancelled";
  priceHundredths: number;
  currencyCode: string;
  redirectUrl: string | null;
  openedAt: number;
};

/** How a payable order's last try ended: none was made · waiting: the gateway has not decided · failed. */
export type PaymentProgress = "none" | "waiting" | "failed";

/** Whether the customer pays at the gateway. */
export function isOnline({ paymentId }: { paymentId: string }): boolean {
  return isOnlineId(paymentId);
}

export function progressOf(latest: Pick<Attempt, "state"> | undefined): PaymentProgress {
  if (!latest) return "none";
  return latest.state === "pending" ? "waiting" : "failed";
}

/** The order's number, and from the second try on which one it is. */
export function referenceOf(orderNumber: string, attempt: number): string {
  return attempt === 1 ? orderNumber : `${orderNumber}-${attempt}`;
}

const minute = 60_000;

/** Shorter than the gateway's own deadline, so that nobody is sent to a page that closes. */
const usableMs = 25 * minute;

/** As long as an answer of the gateway may take, and a little more. */
const openingMs = minute / 2;

/** What a further press on the button does: the same page again, nothing yet while it is being opened, or a new try. */
export function reuseOf(latest: Attempt | undefined, now: number): "page" | "wait" | "renew" {
  if (latest?.state !== "pending") return "renew";
  const age = now - latest.openedAt;
  if (latest.redirectUrl) return age < usableMs ? "page" : "renew";
  return age < openingMs ? "wait" : "renew";
}

/** A report counts only when it is of this payment, this sum, and of money as real as the shop asked for. */
export function isOfAttempt(
  report: PaymentReport,
  { orderNumber, attempt, isTest }: { orderNumber: string; attempt: Attempt; isTest: boolean },
): boolean {
  return (
    report.reference === referenceOf(orderNumber, attempt.attempt) &&
    report.priceHundredths === attempt.priceHundredths &&
    report.currencyCode === attempt.currencyCode &&
    report.isTest === isTest
  );
}

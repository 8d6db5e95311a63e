import { orderStates } from "~/features/delivery/orderStates";
import type { Order } from "~/features/orders/orders";
import { goodsName } from "~/features/products/goodsName";
import type { ClaimRemedy, ClaimState } from "~/platform/database/schema";
import { countryOf, type Locale } from "~/platform/i18n/locale";
import { addDays, addMonths, pragueClock } from "~/platform/time/pragueClock";
import { workingDayFrom } from "~/platform/time/workingDays";

/** A claim for defects of bought goods (domain 5): by order line, with photos, settled within thirty days. */

/** Pieces of an order line; positions count from 1. */
export type ClaimedLine = { linePosition: number; quantity: number };

export type ClaimRequest = {
  orderId: string;
  locale: Locale;
  lines: readonly ClaimedLine[];
  defect: string;
  /** Since when the defect shows, in the customer's words; may be empty. */
  since: string;
  remedy: ClaimRemedy;
  email: string;
  phone: string;
};

export type WarrantyClaim = Omit<ClaimRequest, "lines"> & {
  id: string;
  hash: string;
  number: string;
  state: ClaimState;
  /** The last day on which it must be settled, as YYYY-MM-DD. */
  dueOn: string;
  refundMinor: number;
  giftMinor: number;
  createdAt: number;
  endedAt: number | null;
};

/** Claimed pieces with the name and code of their variant. */
export type ClaimedPieces = ClaimedLine & { name: string; variantName: string; code: string };

export type ClaimEvent = { state: ClaimState; note: string; actor: string; at: number };

export const claimLengths = { defect: 2_000, since: 80, note: 500 } as const;

/** The most claims that an order may have open at once, and in total. */
export const claimsOfOrder = { open: 5, all: 20 } as const;

/**
 * Months after receipt in which a consumer may report a defect, and days within which the shop must settle the claim.
 */
const warrantyMonths = 24;
const settleDays = 30;

/** Formats a claim's number as `RK2026000123`. */
export function claimNumber(year: number, sequence: number): string {
  return `RK${year}${String(sequence).padStart(6, "0")}`;
}

export function isClaimNumber(text: string): boolean {
  return /^RK\d{10}$/.test(text);
}

/** Formats pieces as `2× Bunda Matěj, černá, 52`. */
export function pieceText({ quantity, name, variantName }: Omit<ClaimedPieces, "linePosition" | "code">): string {
  return `${quantity}× ${goodsName(name, variantName)}`;
}

/** The prefix of the claims under which photos are stored. */
export const warrantyPhotoPrefix = "warranty:";

/** Returns the claim under which the photos are stored. */
export function warrantyPhotoClaim({ id }: Pick<WarrantyClaim, "id">): string {
  return `${warrantyPhotoPrefix}${id}`;
}

/** Companies have other rights than consumers, so no day is promised to them. */
export function isCompanyOrder(order: Pick<Order, "billing"> | undefined): boolean {
  return (order?.billing.companyId ?? "") !== "";
}

/** Returns true when the whole refund went to gift vouchers, so that no money follows. */
export function isGivenToVouchers({
  refundMinor,
  giftMinor,
}: Pick<WarrantyClaim, "refundMinor" | "giftMinor">): boolean {
  return refundMinor === 0 && giftMinor > 0;
}

/**
 * Returns the day by which the claim must be settled. If it is not a working day, the next one counts (§ 607 of the
 * Czech code).
 */
export function settledBy(createdAt: number, locale: Locale): string {
  return workingDayFrom(addDays(pragueClock(createdAt).date, settleDays), countryOf[locale]);
}

export function isOverdue({ endedAt, dueOn }: Pick<WarrantyClaim, "endedAt" | "dueOn">, now: number): boolean {
  return endedAt === null && pragueClock(now).date > dueOn;
}

/**
 * Returns the last day to report a defect: the same day of the month, or the month's last day if it has no such day.
 */
export function claimableUntil(deliveredAt: number, locale: Locale): string {
  return workingDayFrom(addMonths(pragueClock(deliveredAt).date, warrantyMonths), countryOf[locale]);
}

type Delivered = Pick<Order, "state" | "deliveredAt" | "locale">;

/** Returns why nothing of an order can be claimed; null when something can. early: not yet sent or handed over. */
export function claimObstacle({ state, deliveredAt, locale }: Delivered, now: number): "early" | "over" | null {
  const { isShipped, isDelivered, isCancelled } = orderStates[state];
  if (isCancelled || !(isShipped || isDelivered)) return "early";
  if (deliveredAt === null) return null;
  return pragueClock(now).date > claimableUntil(deliveredAt, locale) ? "over" : null;
}

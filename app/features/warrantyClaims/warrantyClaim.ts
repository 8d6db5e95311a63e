import { orderStates } from "~/features/delivery/orderStates";
import type { Order } from "~/features/orders/orders";
import { goodsName } from "~/features/products/goodsName";
import type { ClaimState, ClaimWish } from "~/platform/database/schema";
import { countryOf, type Locale } from "~/platform/i18n/locale";
import { addDays, addMonths, pragueClock } from "~/platform/time/pragueClock";
import { workingDayFrom } from "~/platform/time/workingDays";

/** A claim for defects of bought goods (domain 5): by order line, with photos, settled within thirty days. */

/** Pieces of an order's line, which counts from 1. */
export type ClaimedLine = { linePosition: number; quantity: number };

export type ClaimRequest = {
  orderId: string;
  locale: Locale;
  lines: readonly ClaimedLine[];
  defect: string;
  /** Since when the defect shows, in the customer's words; may be empty. */
  since: string;
  wish: ClaimWish;
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

/** Pieces with what they are. */
export type ClaimedPieces = ClaimedLine & { name: string; variantName: string; code: string };

export type ClaimEvent = { state: ClaimState; note: string; actor: string; at: number };

export const claimLengths = { defect: 2_000, since: 80, note: 500 } as const;

/** Claims of one order that wait for the shop at once, and all that it may ever have. */
export const claimsOfOrder = { open: 5, all: 20 } as const;

/** Months after the receipt in which a consumer may point out a defect, and days in which the shop must settle it. */
const warrantyMonths = 24;
const settleDays = 30;

/** `RK2026000123`. */
export function claimNumber(year: number, sequence: number): string {
  return `RK${year}${String(sequence).padStart(6, "0")}`;
}

export function isClaimNumber(text: string): boolean {
  return /^RK\d{10}$/.test(text);
}

/** `2× Bunda Matěj, černá, 52`. */
export function pieceText({ quantity, name, variantName }: Omit<ClaimedPieces, "linePosition" | "code">): string {
  return `${quantity}× ${goodsName(name, variantName)}`;
}

/** Begins the words under which photos of claims are stored. */
export const warrantyPhotoPrefix = "warranty:";

/** The words under which its photos are stored. */
export function warrantyPhotoClaim({ id }: Pick<WarrantyClaim, "id">): string {
  return `${warrantyPhotoPrefix}${id}`;
}

/** Companies have other rights than consumers, so no day is promised to them. */
export function isCompanyOrder(order: Pick<Order, "billing"> | undefined): boolean {
  return (order?.billing.companyId ?? "") !== "";
}

/** True when all that goes back went to gift vouchers, so that no money is to come. */
export function isGivenToVouchers({
  refundMinor,
  giftMinor,
}: Pick<WarrantyClaim, "refundMinor" | "giftMinor">): boolean {
  return refundMinor === 0 && giftMinor > 0;
}

/** The day by which it must be settled; one that is no working day gives way to the next (§ 607 of the Czech code). */
export function settledBy(createdAt: number, locale: Locale): string {
  return workingDayFrom(addDays(pragueClock(createdAt).date, settleDays), countryOf[locale]);
}

export function isOverdue({ endedAt, dueOn }: Pick<WarrantyClaim, "endedAt" | "dueOn">, now: number): boolean {
  return endedAt === null && pragueClock(now).date > dueOn;
}

/** The last day on which a defect can be pointed out: the same day of the month, or the last one it has. */
export function claimableUntil(deliveredAt: number, locale: Locale): string {
  return workingDayFrom(addMonths(pragueClock(deliveredAt).date, warrantyMonths), countryOf[locale]);
}

type Delivered = Pick<Order, "state" | "deliveredAt" | "locale">;

/** Why nothing of an order can be claimed; null when it can. early: not yet sent or handed over. */
export function claimObstacle({ state, deliveredAt, locale }: Delivered, now: number): "early" | "over" | null {
  const { isShipped, isDelivered, isCancelled } = orderStates[state];
  if (isCancelled || !(isShipped || isDelivered)) return "early";
  if (deliveredAt === null) return null;
  return pragueClock(now).date > claimableUntil(deliveredAt, locale) ? "over" : null;
}

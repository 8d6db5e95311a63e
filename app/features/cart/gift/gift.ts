import type { Tables } from "~/platform/database/schema";
import type { Locale } from "~/platform/i18n/locale";

/** Rules of the gift vouchers that a cart buys (decisions 45 and 108). */

/**
 * email: the voucher is sent as a PDF on a day of the buyer's choice · print: it is on paper, and goes with the parcel
 * or waits in the store.
 */
export type GiftForm = Tables["cart_gift"]["form"];

export const giftForms = {
  email: { isSentByEmail: true },
  print: { isSentByEmail: false },
} as const satisfies Record<GiftForm, { isSentByEmail: boolean }>;

/** Amounts in whole units of the currency: crowns, euros. */
type GiftOffer = { values: readonly number[]; least: number; most: number };

/** The offered values, and the limits of an amount of the buyer's choice. */
export const giftOffers = {
  cs: { values: [500, 1_000, 2_000, 5_000], least: 300, most: 20_000 },
  sk: { values: [20, 50, 100, 200], least: 12, most: 800 },
} as const satisfies Record<Locale, GiftOffer>;

/** The buyer's choices for one gift voucher. */
export type GiftDetails = {
  form: GiftForm;
  /** The recipient's name; may be empty. */
  recipientName: string;
  /** The recipient's e-mail; empty when the voucher is sent to the buyer. */
  recipientEmail: string;
  message: string;
  /** The day on which the voucher is sent, as YYYY-MM-DD; null to send it as soon as it is paid. */
  sendOn: string | null;
};

export type GiftVoucherInput = GiftDetails & { amountMinor: number };

/** The most days ahead for which a voucher may be ordered; it is valid from the payment on. */
export const mostDaysAhead = 180;

export function isByEmail({ form }: Pick<GiftDetails, "form">): boolean {
  return giftForms[form].isSentByEmail;
}

/** Gift vouchers have neither stock nor a product: their lines have this value in place of both ids. */
export const noProductId = 0;

export const giftCode = "POUKAZ";

type LineWithGift = { gift?: GiftDetails | null };

/** Returns true when every line is a gift voucher that is sent by e-mail, so that there is nothing to deliver. */
export function goesByEmailAlone(lines: readonly LineWithGift[]): boolean {
  return lines.length > 0 && lines.every(({ gift }) => gift && isByEmail(gift));
}

export function hasGift(lines: readonly LineWithGift[]): boolean {
  return lines.some(({ gift }) => gift);
}

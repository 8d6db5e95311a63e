import type { CarrierId } from "~/features/delivery/carriers";
import { type PaymentId, paymentIds } from "~/features/delivery/paymentMethods";
import { countryOf, type Locale, locales } from "~/platform/i18n/locale";

/** One way to buy: the choices in the checkout, and the buyer. */
export type Combination = {
  carrierId: CarrierId;
  paymentId: PaymentId;
  /** The shop version, which delivers to its own country. */
  locale: Locale;
  isMember: boolean;
  isCompany: boolean;
};

export type Pair = Pick<Combination, "carrierId" | "paymentId">;

/**
 * The pairs that are offered once the carrier has a price, and a pickup point where it needs one (decisions 57 and
 * 108). They are written here independently of the shop's tables, because they test these.
 */
const isOffered: Record<CarrierId, Record<PaymentId, boolean>> = {
  ppl: { card: true, transfer: true, cod: true },
  packeta: { card: true, transfer: true, cod: true },
  balikovna: { card: true, transfer: true, cod: true },
  "ppl-parcelshop": { card: true, transfer: true, cod: true },
  gls: { card: true, transfer: true, cod: true },
  dpd: { card: true, transfer: true, cod: true },
  pickup: { card: true, transfer: true, cod: false },
  email: { card: true, transfer: true, cod: false },
};

/** The carriers that a new shop offers without a price being set. */
export const pricedFromTheStart: readonly CarrierId[] = ["ppl", "packeta", "pickup", "email"];

export function isOfferedPair({ carrierId, paymentId }: Pair): boolean {
  return isOffered[carrierId][paymentId];
}

export function pairsOf(carrierId: CarrierId): Pair[] {
  return paymentIds.map((paymentId) => ({ carrierId, paymentId }));
}

/** Returns all buyers of one pair: both countries, guest and member, private person and company. */
export function combinationsOf(pair: Pair): Combination[] {
  return locales.flatMap((locale) =>
    [false, true].flatMap((isMember) => [false, true].map((isCompany) => ({ ...pair, locale, isMember, isCompany }))),
  );
}

/** Returns a name such as `ppl card CZ guest company`. */
export function nameOf({ carrierId, paymentId, locale, isMember, isCompany }: Combination): string {
  return [carrierId, paymentId, countryOf[locale], buyerName({ isMember, isCompany })].join(" ");
}

export function buyerName({ isMember, isCompany }: Pick<Combination, "isMember" | "isCompany">): string {
  return `${isMember ? "member" : "guest"} ${isCompany ? "company" : "person"}`;
}

import { type CarrierId, carrierRules, handlingDays } from "~/features/delivery/carriers";
import { orderStates } from "~/features/delivery/orderStates";
import { countryOf, type Locale } from "~/platform/i18n/locale";
import { pragueClock } from "~/platform/time/pragueClock";
import { addWorkingDays } from "~/platform/time/workingDays";
import type { Order } from "../orders";
import { isPaidInAdvance } from "../orderTransitions";

/** A parcel on its way. Its carrier may differ from the one that the customer chose. */
export type Shipment = {
  carrierId: CarrierId;
  /** Empty where the carrier tracks nothing. */
  trackingNumber: string;
  shippedAt: number;
  /** The last day on which it is to arrive, as YYYY-MM-DD. */
  promisedOn: string;
};

/** Letters, digits and hyphens, as every carrier prints them. */
export function isTrackingNumber(text: string): boolean {
  return /^[A-Za-z0-9-]{4,40}$/.test(text);
}

/** The carrier's page about the parcel; null where there is none. */
export function trackingAddress(
  { carrierId, trackingNumber }: Pick<Shipment, "carrierId" | "trackingNumber">,
  locale: Locale,
): string | null {
  const { trackingUrl } = carrierRules[carrierId];
  if (trackingUrl === null || trackingNumber === "") return null;
  return trackingUrl.replace("{language}", locale).replace("{number}", encodeURIComponent(trackingNumber));
}

/** The last day on which a parcel sent at an instant is to arrive. */
export function arrivesBy(carrierId: CarrierId, locale: Locale, shippedAt: number): string {
  return workingDaysAfter(shippedAt, carrierRules[carrierId].transitDays?.[locale] ?? 0, locale);
}

/** The day by which the customer has a parcel that is ordered now and paid at once, by whatever carrier. */
export function parcelArrivesBy(now: number, locale: Locale): string {
  const transitDays = Object.values(carrierRules).map((rule) => rule.transitDays?.[locale] ?? 0);
  return workingDaysAfter(now, handlingDays + Math.max(...transitDays), locale);
}

/** The same day by each of these carriers; those that carry nothing are left out. */
export function parcelDays(
  carriers: readonly { id: CarrierId }[],
  now: number,
  locale: Locale,
): Partial<Record<CarrierId, string>> {
  const days = carriers.flatMap(({ id }) => {
    const transitDays = carrierRules[id].transitDays?.[locale];
    return transitDays ? [[id, workingDaysAfter(now, handlingDays + transitDays, locale)] as const] : [];
  });
  return Object.fromEntries(days);
}

/**
 * The day by which the customer has the parcel, as YYYY-MM-DD; null while nobody can promise one: before an order paid
 * in advance is paid, for a pickup, and when nothing is on its way.
 */
export function promisedDay(order: Order): string | null {
  const { carrierId, locale, shipment, state, paidAt, placedAt } = order;
  const { isCancelled, isDelivered } = orderStates[state];
  if (isCancelled || isDelivered) return null;
  if (shipment) return shipment.promisedOn;
  const { transitDays } = carrierRules[carrierId];
  const startsAt = isPaidInAdvance(order) ? paidAt : placedAt;
  if (transitDays === null || startsAt === null) return null;
  return workingDaysAfter(startsAt, handlingDays + transitDays[locale], locale);
}

function workingDaysAfter(at: number, count: number, locale: Locale): string {
  return addWorkingDays(pragueClock(at).date, count, countryOf[locale]);
}

import { type CarrierId, carrierRules, handlingDays } from "~/features/delivery/carriers";
import { orderStates } from "~/features/delivery/orderStates";
import { isPaidInAdvance } from "~/features/delivery/paidWhen";
import { countryOf, type Locale } from "~/platform/i18n/locale";
import { pragueClock } from "~/platform/time/pragueClock";
import { addWorkingDays } from "~/platform/time/workingDays";
import type { Order } from "../orders";

/** A parcel on its way. Its carrier may differ from the one that the customer chose. */
export type Shipment = {
  carrierId: CarrierId;
  /** The tracking number; empty when the carrier does not track parcels. */
  trackingNumber: string;
  shippedAt: number;
  /** The last day on which the parcel should arrive, as YYYY-MM-DD. */
  promisedOn: string;
};

/** Returns true for letters, digits and hyphens, as every carrier prints tracking numbers. */
export function isTrackingNumber(text: string): boolean {
  return /^[A-Za-z0-9-]{4,40}$/.test(text);
}

/** Returns the URL of the carrier's tracking page for the parcel; null when there is none. */
export function trackingAddress(
  { carrierId, trackingNumber }: Pick<Shipment, "carrierId" | "trackingNumber">,
  locale: Locale,
): string | null {
  const { trackingUrl } = carrierRules[carrierId];
  if (trackingUrl === null || trackingNumber === "") return null;
  return trackingUrl.replace("{language}", locale).replace("{number}", encodeURIComponent(trackingNumber));
}

/** Returns the last day on which a parcel sent at an instant should arrive. */
export function arrivesBy(carrierId: CarrierId, locale: Locale, shippedAt: number): string {
  return workingDaysAfter(shippedAt, carrierRules[carrierId].transitDays?.[locale] ?? 0, locale);
}

/** Returns the day by which a parcel that is ordered and paid now arrives, by whichever carrier. */
export function parcelArrivesBy(now: number, locale: Locale): string {
  const transitDays = Object.values(carrierRules).map((rule) => rule.transitDays?.[locale] ?? 0);
  return workingDaysAfter(now, handlingDays + Math.max(...transitDays), locale);
}

/** Returns that day for each of the given carriers; carriers that deliver no parcels are left out. */
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
 * Returns the day by which the parcel arrives, as YYYY-MM-DD. Returns null while no day can be promised: before an
 * order that must be paid in advance is paid, for a pickup, and when nothing is on its way any more.
 */
export function promisedDay(order: Order): string | null {
  const { carrierId, locale, shipment, state, paidAt, placedAt } = order;
  const { isCancelled, isDelivered } = orderStates[state];
  if (isCancelled || isDelivered) return null;
  if (shipment) return shipment.promisedOn;
  const { transitDays } = carrierRules[carrierId];
  const startsAt = isPaidInAdvance(order.paymentId) ? paidAt : placedAt;
  if (transitDays === null || startsAt === null) return null;
  return workingDaysAfter(startsAt, handlingDays + transitDays[locale], locale);
}

function workingDaysAfter(at: number, count: number, locale: Locale): string {
  return addWorkingDays(pragueClock(at).date, count, countryOf[locale]);
}

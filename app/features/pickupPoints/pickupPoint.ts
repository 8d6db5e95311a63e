import { groupDays } from "~/features/stores/hours";
import type { countryOf, Locale } from "~/platform/i18n/locale";
import { dayMs } from "~/platform/time/durations";

/** A span of one day; minutes since midnight in the place's own time. */
export type Span = { opensMinute: number; closesMinute: number };

/** When a point is open on a day of the week, 1 (Monday) to 7; a day may have several spans, a closed one has none. */
export type PointDay = Span & { weekday: number };

/** A day that differs from the week; no span when it is closed. */
export type PointException = { date: string; spans: Span[] };

/** A place where a carrier hands over parcels; null for values that its list does not contain. */
export type PickupPoint = {
  id: string;
  carrierId: string;
  /** The carrier's own name for the point, which is on the parcel's label. */
  code: string;
  kind: "shop" | "box";
  name: string;
  street: string;
  city: string;
  zip: string;
  country: string;
  takesCard: boolean | null;
  isAccessible: boolean | null;
  maxGrams: number | null;
  maxSideMm: number | null;
  hours: PointDay[];
  exceptions: PointException[];
  isOpen: boolean;
};

export type Position = { latitude: number; longitude: number };

/** The countries that a shop version delivers to. */
export type PointCountry = (typeof countryOf)[Locale];

/** A point as it is imported. */
export type ImportedPoint = Omit<PickupPoint, "id" | "carrierId" | "country"> & {
  country: PointCountry;
  position: Position | null;
};

/** Returns the id by which forms, API calls and orders name a point. */
export function pointId(carrierId: string, code: string): string {
  return `${carrierId}-${code}`;
}

/** True for a text that can be a point's id; the database is not queried for any other. */
export function isPointId(text: string): boolean {
  return /^[a-z-]{1,30}-[\w.-]{1,40}$/.test(text);
}

const wholeDay = 24 * 60;

/** True when the point is open day and night, as boxes are. */
export function isAlwaysOpen(hours: readonly PointDay[]): boolean {
  return (
    hours.length === 7 && hours.every(({ opensMinute, closesMinute }) => opensMinute === 0 && closesMinute === wholeDay)
  );
}

/** Consecutive days with the same spans; `from` equals `to` for a single day. */
export type PointHoursRow = { from: number; to: number; spans: Span[] };

/** Groups a week into as few rows as possible; closed days have none. */
export function groupPointHours(hours: readonly PointDay[]): PointHoursRow[] {
  const days = [...new Set(hours.map(({ weekday }) => weekday))].map((weekday) => ({
    weekday,
    hours: hours
      .filter((day) => day.weekday === weekday)
      .map(({ opensMinute, closesMinute }) => ({ opensMinute, closesMinute }))
      .sort((a, b) => a.opensMinute - b.opensMinute),
  }));
  return groupDays(days).map(({ from, to, hours: spans }) => ({ from, to, spans }));
}

/** Exceptional days are shown at most this many days ahead. */
const namedAhead = 21;

/** Returns the exceptional days of the next weeks, the nearest first. `today` is a date such as 2026-12-24. */
export function comingExceptions(exceptions: readonly PointException[], today: string): PointException[] {
  const last = new Date(Date.parse(today) + namedAhead * dayMs).toISOString().slice(0, 10);
  return exceptions.filter(({ date }) => date >= today && date <= last).toSorted((a, b) => (a.date < b.date ? -1 : 1));
}

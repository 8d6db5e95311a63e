import { z } from "zod";

import { fold } from "~/features/search/index/fold";
import { countryOf, locales } from "~/platform/i18n/locale";
import { plainText } from "~/platform/text/plainText";
import { stripTags } from "~/platform/text/stripTags";

import type { PointCountry, PointDay, Position, Span } from "../pickupPoint";

/**
 * Fields that the carriers' formats have in common. Each message continues a sentence that begins with the field's
 * name.
 */

/** A text of a carrier's list, without tags and unprintable characters. */
export function pointText(longest: number) {
  return z
    .string()
    .transform((text) => plainText(stripTags(text)).slice(0, longest))
    .pipe(z.string().min(1, "must not be empty"));
}

/** An optional text; empty when it is missing. */
export const optionalText = z
  .string()
  .nullish()
  .transform((text) => plainText(stripTags(text ?? "")).slice(0, 200));

/** The carrier's own name for the point, which is part of our addresses and forms. */
export const pointCode = z
  .union([z.string(), z.number()])
  .transform((code) => String(code).trim())
  .pipe(z.string().regex(/^[\w.-]{1,40}$/, "must be at most 40 letters, digits, dots, hyphens and underscores"));

/** A postcode of five digits, written `110 00`. */
export const pointZip = z
  .union([z.string(), z.number()])
  .transform((zip) => String(zip).replace(/\D/g, ""))
  .pipe(z.string().regex(/^\d{5}$/, "must be a postcode of five digits"))
  .transform((digits) => `${digits.slice(0, 3)} ${digits.slice(3)}`);

export const looseNumber = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => (value === null || value === undefined || value === "" ? null : Number(value)));

/** A flag: `yes`, `1`, `A` or true; null when the list does not say. */
export const looseFlag = z
  .union([z.string(), z.number(), z.boolean()])
  .nullish()
  .transform((value) =>
    value === null || value === undefined || value === "" ? null : /^(?:yes|1|true|a)$/i.test(String(value)),
  );

const countries: readonly PointCountry[] = locales.map((locale) => countryOf[locale]);

/** Returns the country if the shop delivers there. */
export function pointCountry(code: unknown): PointCountry | undefined {
  return countries.find((country) => country === String(code).toUpperCase());
}

/**
 * Czechia and Slovakia with a margin. Positions outside are ignored, as lists contain 0 and swapped numbers for places
 * that nobody has measured.
 */
const bounds = { latitude: [47.5, 51.3], longitude: [11.9, 22.8] } as const;

export function positionOf(latitude: number | null, longitude: number | null): Position | null {
  const isWithin = (value: number | null, [least, most]: readonly [number, number]) =>
    value !== null && value >= least && value <= most;
  if (latitude === null || longitude === null) return null;
  return isWithin(latitude, bounds.latitude) && isWithin(longitude, bounds.longitude) ? { latitude, longitude } : null;
}

export type Time = string | null | undefined;

/**
 * Returns the minutes since midnight of `8:00`, `08.00` or `23:59`, which stands for midnight; undefined for any other
 * text.
 */
function minuteOf(time: Time): number | undefined {
  const [, hours, minutes] = /^(\d{1,2})[:.](\d{2})/.exec((time ?? "").trim()) ?? [];
  if (hours === undefined || minutes === undefined) return undefined;
  const minute = Number(hours) * 60 + Number(minutes);
  if (minute === 1439) return 1440;
  return minute <= 1440 ? minute : undefined;
}

/** Returns the span between two times; empty when one is missing or they are the wrong way round. */
export function spanOf(opens: Time, closes: Time): Span[] {
  const opensMinute = minuteOf(opens);
  const closesMinute = minuteOf(closes);
  if (opensMinute === undefined || closesMinute === undefined || closesMinute <= opensMinute) return [];
  return [{ opensMinute, closesMinute }];
}

/** Returns the spans of a text such as `08:00–12:00, 13:00–18:00`. */
export function spansOf(text: string): Span[] {
  const found = text.matchAll(/(\d{1,2}[:.]\d{2})\s*[–-]\s*(\d{1,2}[:.]\d{2})/g);
  return [...found].flatMap(([, opens, closes]) => spanOf(opens, closes));
}

/** Returns the spans of a day; empty when `weekday` is not a day of the week. */
export function dayOf(weekday: number, spans: readonly Span[]): PointDay[] {
  return weekday < 1 ? [] : spans.map((span) => ({ weekday, ...span }));
}

/** Returns the spans before and after a break; a single span when there is no break. */
export function spansAroundBreak(opens: Time, breaks: Time, resumes: Time, closes: Time): Span[] {
  const [before] = spanOf(opens, breaks);
  const [after] = spanOf(resumes, closes);
  if (!before || !after) return before || after ? [before, after].flatMap((span) => span ?? []) : spanOf(opens, closes);
  return before.closesMinute === after.opensMinute ? spanOf(opens, closes) : [before, after];
}

const dayNames = ["po", "ut", "st", "ct", "pa", "so", "ne"];

/** Returns 1 to 7 for the Czech name of a day, long or short; 0 for any other text. */
export function weekdayOfName(name: string): number {
  return dayNames.indexOf(fold(name).trim().slice(0, 2)) + 1;
}

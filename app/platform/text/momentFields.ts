import { z } from "zod";

import { safePath } from "../http/safePath";
import { addDays, pragueMidnight } from "../time/pragueClock";
import { isCalendarDate } from "./rowFields";

/** This file has the fields of an operator's rows that say when something begins and ends. */

/** Returns true for an instant as exports write it, `2026-11-01T09:00:00.000Z`. */
export function isInstant(text: string): boolean {
  const at = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(at) && new Date(at).toISOString() === text;
}

const moment = z
  .string()
  .refine((text) => isCalendarDate(text) || isInstant(text), 'must be a day such as "2026-11-27" or an instant in UTC');

/** Parses a beginning as an instant; a day alone means its midnight in Prague. */
export const beginning = moment.transform((text) => (isInstant(text) ? Date.parse(text) : pragueMidnight(text)));

/** Parses an end as an instant; a day alone is the last one that counts. */
export const ending = moment.transform((text) =>
  isInstant(text) ? Date.parse(text) : pragueMidnight(addDays(text, 1)),
);

/** A path of the shop, to which a moved address redirects permanently. */
export const shopPath = z
  .string()
  .max(300)
  .refine((text) => text !== "" && safePath(text) !== null, 'must be a path of the shop, such as "/9/zeny"');

/** Since when the shop no longer has something, and the path that replaces its address. */
export const retiredRow = z
  .strictObject({ at: beginning, to: shopPath.optional() })
  .transform(({ at, to }) => ({ retired_at: at, retired_to: to ?? null }));

export const notRetired = { retired_at: null, retired_to: null };

import { z } from "zod";
import { retiredRow } from "~/platform/text/momentFields";

import {
  calendarDate,
  identifier,
  inBothLocales,
  isWithoutRepeats,
  position,
  textLine,
} from "~/platform/text/rowFields";

/** Opening hours of one day, minutes since midnight; `closes` is after `opens` and at most 1440. */
export type Hours = { opens: number; closes: number };

/** The weekdays in ISO order, in which Monday is 1. */
const weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;

const hours = z
  .string()
  .refine((text) => parseHours(text) !== undefined, "must be opening hours such as 9:00-18:00")
  .transform((text) => parseHours(text) ?? { opens: 0, closes: 0 });

const exception = z.strictObject({ on: calendarDate, hours: hours.nullable() });

/**
 * A line of stores.ndjson. A day without hours is closed; `exceptions` contains days that differ from their weekday.
 */
export const storeRow = z.strictObject({
  id: identifier,
  kind: z.enum(["warehouse", "store"]),
  position: position.default(0),
  name: inBothLocales(textLine(100)),
  street: textLine(100, 0).default(""),
  city: textLine(100, 0).default(""),
  zip: textLine(10, 0).default(""),
  country: z.string().regex(/^[A-Z]{2}$/, "must be a country code such as CZ"),
  phone: z
    .string()
    .max(30)
    .regex(/^\+?[0-9 ]*$/, "must be a phone number such as +420 900 100 101")
    .default(""),
  email: z.string().max(200).email("must be an e-mail address").or(z.literal("")).default(""),
  hours: z
    .strictObject({
      mon: hours.optional(),
      tue: hours.optional(),
      wed: hours.optional(),
      thu: hours.optional(),
      fri: hours.optional(),
      sat: hours.optional(),
      sun: hours.optional(),
    })
    .default({}),
  exceptions: z
    .array(exception)
    .max(200)
    .refine((days) => isWithoutRepeats(days.map(({ on }) => on)), "must name each day once")
    .default([]),
  note: inBothLocales(textLine(500, 0)).default({ cs: "", sk: "" }),
  retired: retiredRow.optional(),
});

export type StoreRow = z.infer<typeof storeRow>;

/** Lists the weekdays on which a store is open; `weekday` is 1 (Monday) to 7. */
export function weekdayHours(row: StoreRow): (Hours & { weekday: number })[] {
  return weekdays.flatMap((name, index) => {
    const open = row.hours[name];
    return open ? [{ weekday: index + 1, ...open }] : [];
  });
}

function parseHours(text: string): Hours | undefined {
  const match = /^(\d{1,2}):([0-5]\d)-(\d{1,2}):([0-5]\d)$/.exec(text);
  if (!match) return undefined;
  const [opens, closes] = [minuteOf(match[1], match[2]), minuteOf(match[3], match[4])];
  return opens < closes && closes <= 1440 ? { opens, closes } : undefined;
}

function minuteOf(hour: string | undefined, minute: string | undefined): number {
  return Number(hour) * 60 + Number(minute);
}

import { addDays, isDay, pragueInstant, pragueMidnight } from "~/platform/time/pragueClock";

import { UsageError } from "../terminal";

/**
 * An instant as staff write it, by the clock in Prague: `2026-11-27`, or `2026-11-27 18:00`. A day alone is its
 * beginning, or, as the last day of something, its end. Null when nothing is said.
 */
export function momentOf(text: string | undefined, bound: "from" | "to" = "from"): number | null {
  if (text === undefined) return null;
  const [, day = "", hour, minute] = /^(\d{4}-\d\d-\d\d)(?:[ T](\d{1,2}):(\d\d))?$/.exec(text) ?? [];
  const isTime = hour === undefined || (Number(hour) < 24 && Number(minute) < 60);
  if (!isDay(day) || !isTime) throw new UsageError("Write a day such as 2026-11-27, or with a time: 2026-11-27 18:00.");
  if (hour !== undefined) return pragueInstant(day, Number(hour) * 60 + Number(minute));
  return pragueMidnight(bound === "from" ? day : addDays(day, 1));
}

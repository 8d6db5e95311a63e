import { addDays, pragueMidnight } from "~/platform/time/pragueClock";

/** True for a day of the calendar, as YYYY-MM-DD. */
export function isDay(text: string): boolean {
  return /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;
}

/** From which instant and before which one a day in Prague lasts. */
export function boundsOf(day: string): { from: number; before: number } {
  return { from: pragueMidnight(day), before: pragueMidnight(addDays(day, 1)) };
}

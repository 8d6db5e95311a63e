import { addDays, pragueMidnight } from "~/platform/time/pragueClock";

/** From which instant and before which one a day in Prague lasts. */
export function boundsOf(day: string): { from: number; before: number } {
  return { from: pragueMidnight(day), before: pragueMidnight(addDays(day, 1)) };
}

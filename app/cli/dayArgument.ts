import { addDays, pragueMidnight } from "~/platform/time/pragueClock";

/** Returns the instant at which a day in Prague begins, and the one before which it ends. */
export function boundsOf(day: string): { from: number; before: number } {
  return { from: pragueMidnight(day), before: pragueMidnight(addDays(day, 1)) };
}

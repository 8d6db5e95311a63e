import { minuteMs } from "~/platform/time/durations";
import { addDays, addMonths, pragueClock, pragueMidnight } from "~/platform/time/pragueClock";

/** Calculates when gift vouchers are valid and sent (decisions 45 and 108), in Prague time. */

const validMonths = 12;
const sentAtMinute = 8 * 60;

/** Returns the last day of validity, twelve months after the day of payment. */
export function lastValidDay(paidOn: string): string {
  return addMonths(paidOn, validMonths);
}

/** Returns the prolonged last day: twelve months after the old one, or from today if that has passed (decision 108). */
export function prolongedUntil(lastDay: string, today: string): string {
  return lastValidDay(lastDay > today ? lastDay : today);
}

/** Returns the instant at which the last day of validity has ended. */
export function validityEnd(lastDay: string): number {
  return pragueMidnight(addDays(lastDay, 1));
}

/** Returns the last day of a validity that ends at an instant. */
export function lastDayBefore(endsAt: number): string {
  return pragueClock(endsAt - 1).date;
}

/** Returns eight in the morning of the chosen day; `now` if no day is chosen or that time has passed. */
export function sendAt(sendOn: string | null, now: number): number {
  if (sendOn === null) return now;
  const eight = pragueMidnight(sendOn) + sentAtMinute * minuteMs;
  // On the days on which the clocks change, midnight is seven or nine hours before eight o'clock.
  const at = eight + (sentAtMinute - pragueClock(eight).minuteOfDay) * minuteMs;
  return Math.max(now, at);
}

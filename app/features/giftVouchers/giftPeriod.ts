import { minuteMs } from "~/platform/time/durations";
import { addDays, addMonths, pragueClock, pragueMidnight } from "~/platform/time/pragueClock";

/** When gift vouchers are valid and sent (decisions 45 and 108), by the clock in Prague. */

const validMonths = 12;
const sentAtMinute = 8 * 60;

/** The last day of validity, twelve months after the day of payment. */
export function lastValidDay(paidOn: string): string {
  return addMonths(paidOn, validMonths);
}

/** The last day once more: twelve months after it, or from today when it is over (decision 108). */
export function prolongedUntil(lastDay: string, today: string): string {
  return lastValidDay(lastDay > today ? lastDay : today);
}

/** The instant after the last day of validity. */
export function validityEnd(lastDay: string): number {
  return pragueMidnight(addDays(lastDay, 1));
}

/** The last day of a validity that ends at an instant. */
export function lastDayBefore(endsAt: number): string {
  return pragueClock(endsAt - 1).date;
}

/** Eight in the morning of the chosen day; now without a day, or when it has begun already. */
export function sendAt(sendOn: string | null, now: number): number {
  if (sendOn === null) return now;
  const eight = pragueMidnight(sendOn) + sentAtMinute * minuteMs;
  // On the days on which the clocks change, midnight is seven or nine hours before.
  const at = eight + (sentAtMinute - pragueClock(eight).minuteOfDay) * minuteMs;
  return Math.max(now, at);
}

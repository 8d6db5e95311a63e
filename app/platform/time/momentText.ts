import { pragueClock } from "./pragueClock";

/** `2026-11-27 18:00` by the clock in Prague, as staff type it. */
export function momentText(at: number): string {
  const { date, minuteOfDay } = pragueClock(at);
  return `${date} ${String(Math.floor(minuteOfDay / 60)).padStart(2, "0")}:${String(minuteOfDay % 60).padStart(2, "0")}`;
}

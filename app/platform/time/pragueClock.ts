import { dayMs, hourMs, minuteMs } from "./durations";

const parts = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/Prague",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** Returns an instant in Prague's local time, which is also Slovakia's. `weekday` is 1 for Monday to 7. */
export function pragueClock(at: number): { date: string; weekday: number; minuteOfDay: number } {
  const found = new Map(parts.formatToParts(at).map(({ type, value }) => [type, value]));
  const date = `${found.get("year")}-${found.get("month")}-${found.get("day")}`;
  return {
    date,
    weekday: weekdayOf(date),
    minuteOfDay: Number(found.get("hour")) * 60 + Number(found.get("minute")),
  };
}

/**
 * Returns the instant at which a day, as YYYY-MM-DD, begins in Prague: one hour before UTC midnight in winter, two in
 * summer.
 */
export function pragueMidnight(date: string): number {
  const utc = Date.parse(`${date}T00:00:00Z`);
  const inSummer = utc - 2 * hourMs;
  return pragueClock(inSummer).date === date ? inSummer : utc - hourMs;
}

/** Returns the instant of a minute of a day in Prague. Of the hour that comes twice in autumn, it takes the first. */
export function pragueInstant(date: string, minuteOfDay: number): number {
  const utc = Date.parse(`${date}T00:00:00Z`) + minuteOfDay * minuteMs;
  const inSummer = utc - 2 * hourMs;
  return pragueClock(inSummer).minuteOfDay === minuteOfDay % 1440 ? inSummer : utc - hourMs;
}

/** Returns the weekday of a day as YYYY-MM-DD: 1 for Monday to 7. */
export function weekdayOf(date: string): number {
  return ((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;
}

/** Returns true for a day of the calendar, as YYYY-MM-DD. */
export function isDay(text: string): boolean {
  return /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;
}

/** Returns the date a number of days later, as YYYY-MM-DD. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** Returns the same day some months later, or the last day of a shorter month. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const daysInMonth = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth(), Math.min(day, daysInMonth)))
    .toISOString()
    .slice(0, 10);
}

/** Formats `2026-12-24` as `24. 12. 2026`, with no-break spaces, as Czech and Slovak both write it. */
export function formatDay(date: string): string {
  const [year, month, day] = date.split("-").map(Number);
  return `${day}.\u00a0${month}.\u00a0${year}`;
}

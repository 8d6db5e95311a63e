import { pragueClock } from "./pragueClock";

const parts = new Intl.DateTimeFormat("en", {
  timeZone: "Europe/Prague",
  day: "numeric",
  month: "numeric",
  year: "numeric",
});

/**
 * Formats an instant as `5. 1. 2026` in Prague's time, with no-break spaces, as Czech and Slovak both write it (domain
 * 0.3).
 */
export function formatDate(at: number): string {
  const part = (type: string) => parts.formatToParts(at).find((candidate) => candidate.type === type)?.value ?? "";
  return `${part("day")}.\u00a0${part("month")}.\u00a0${part("year")}`;
}

/** Formats an instant as `5. 1. 2026 14:05` in Prague's time. */
export function formatDateTime(at: number): string {
  const { minuteOfDay } = pragueClock(at);
  return `${formatDate(at)} ${Math.floor(minuteOfDay / 60)}:${String(minuteOfDay % 60).padStart(2, "0")}`;
}

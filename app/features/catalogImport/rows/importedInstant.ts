import { isInstant } from "~/platform/text/momentFields";
import { isCalendarDate } from "~/platform/text/rowFields";
import { dayMs } from "~/platform/time/durations";

const maxDays = 3650;

/**
 * Accepts a day such as `2026-11-01`, an instant such as `2026-11-01T09:00:00.000Z`, as exports contain, or `-12d`,
 * which is twelve days before the import, at most ten years.
 */
export function isImportedInstant(text: string): boolean {
  return isCalendarDate(text) || isInstant(text) || isDaysAgo(text);
}

export function isDaysAgo(text: string): boolean {
  return /^-\d{1,4}d$/.test(text) && Number(text.slice(1, -1)) <= maxDays;
}

/** Returns milliseconds since 1970; a day begins at midnight UTC. `text` must satisfy `isImportedInstant`. */
export function parseImportedInstant(text: string, now: number): number {
  if (isDaysAgo(text)) return now - Number(text.slice(1, -1)) * dayMs;
  return Date.parse(isInstant(text) ? text : `${text}T00:00:00Z`);
}

import { addDays } from "~/platform/time/pragueClock";

/** How the day on which a store opens is named: within a week only by its weekday, later with its date. */
export type OpeningDay = "today" | "tomorrow" | "weekday" | "date";

export function openingDay(date: string, today: string): OpeningDay {
  if (date === today) return "today";
  if (date === addDays(today, 1)) return "tomorrow";
  return date <= addDays(today, 6) ? "weekday" : "date";
}

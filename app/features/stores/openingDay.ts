import { addDays } from "~/platform/time/pragueClock";

/** How a day on which a store opens is named: within a week by its weekday alone, later with its date. */
export type OpeningDay = "today" | "tomorrow" | "weekday" | "date";

export function openingDay(date: string, today: string): OpeningDay {
  if (date === today) return "today";
  if (date === addDays(today, 1)) return "tomorrow";
  return date <= addDays(today, 6) ? "weekday" : "date";
}

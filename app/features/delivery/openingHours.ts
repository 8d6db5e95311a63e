import { formatTime, type HoursRow } from "~/features/stores/hours";

type HoursKey = "delivery:weekdays" | "delivery:hours.day" | "delivery:hours.days";
type Translate = (key: HoursKey, values?: Record<string, string | undefined>) => string;

/** Formats opening hours as `po–pá 9:00–18:00`, or as `so 9:00–12:00` for a single day. */
export function openingHours({ from, to, opensMinute, closesMinute }: HoursRow, t: Translate): string {
  const names = t("delivery:weekdays").split(",");
  const times = { opens: formatTime(opensMinute), closes: formatTime(closesMinute) };
  if (from === to) return t("delivery:hours.day", { day: names[from - 1], ...times });
  return t("delivery:hours.days", { from: names[from - 1], to: names[to - 1], ...times });
}

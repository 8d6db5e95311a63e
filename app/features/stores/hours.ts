/** Opening hours. Weekdays are 1 (Monday) to 7 (Sunday); times are minutes since midnight in Europe/Prague. */
export type DayHours = { weekday: number; opensMinute: number; closesMinute: number };

/** Consecutive days with equal hours; `from` equals `to` for a single day. */
export type HoursRow = { from: number; to: number; opensMinute: number; closesMinute: number };

/** Groups a week into as few rows as possible; closed days have none. */
export function groupHours(week: readonly DayHours[]): HoursRow[] {
  const days = week.map(({ weekday, opensMinute, closesMinute }) => ({
    weekday,
    hours: { opensMinute, closesMinute },
  }));
  return groupDays(days).map(({ from, to, hours }) => ({ from, to, ...hours }));
}

/** Groups consecutive days whose hours are equal. */
export function groupDays<T>(days: readonly { weekday: number; hours: T }[]): { from: number; to: number; hours: T }[] {
  const rows: { from: number; to: number; hours: T }[] = [];
  for (const { weekday, hours } of days.toSorted((a, b) => a.weekday - b.weekday)) {
    const last = rows.at(-1);
    if (last?.to === weekday - 1 && JSON.stringify(last.hours) === JSON.stringify(hours)) last.to = weekday;
    else rows.push({ from: weekday, to: weekday, hours });
  }
  return rows;
}

/** Formats a time as `9:00` or `18:30`. */
export function formatTime(minuteOfDay: number): string {
  return `${Math.floor(minuteOfDay / 60)}:${String(minuteOfDay % 60).padStart(2, "0")}`;
}

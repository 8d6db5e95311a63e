/** Opening hours. Weekdays are 1 (Monday) to 7 (Sunday); times are minutes since midnight in Europe/Prague. */
export type DayHours = { weekday: number; opensMinute: number; closesMinute: number };

/** Consecutive days with equal hours; `from` equals `to` for a single day. */
export type HoursRow = { from: number; to: number; opensMinute: number; closesMinute: number };

/** Groups a week into as few rows as possible; closed days have none. */
export function groupHours(week: readonly DayHours[]): HoursRow[] {
  const rows: HoursRow[] = [];
  for (const { weekday, ...times } of [...week].sort((a, b) => a.weekday - b.weekday)) {
    const last = rows.at(-1);
    if (last && continuesRow(last, weekday, times)) last.to = weekday;
    else rows.push({ from: weekday, to: weekday, ...times });
  }
  return rows;
}

/** Formats a time as `9:00` or `18:30`. */
export function formatTime(minuteOfDay: number): string {
  return `${Math.floor(minuteOfDay / 60)}:${String(minuteOfDay % 60).padStart(2, "0")}`;
}

function continuesRow(row: HoursRow, weekday: number, times: Omit<DayHours, "weekday">): boolean {
  return row.to + 1 === weekday && row.opensMinute === times.opensMinute && row.closesMinute === times.closesMinute;
}

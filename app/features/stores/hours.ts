/** Opening hours. Weekdays are 1 (Monday) to 7 (Sunday); times are minutes since midnight in Europe/Prague. */
export type DayHours = { weekday: number; opensMinute: number; closesMinute: number };

/** Days in a row that are open alike; `from` equals `to` for a day alone. */
export type HoursRow = { from: number; to: number; opensMinute: number; closesMinute: number };

/** A week in as few rows as it takes; closed days have none. */
export function hoursRows(week: readonly DayHours[]): HoursRow[] {
  const rows: HoursRow[] = [];
  for (const { weekday, ...times } of [...week].sort((a, b) => a.weekday - b.weekday)) {
    const last = rows.at(-1);
    if (last && continues(last, weekday, times)) last.to = weekday;
    else rows.push({ from: weekday, to: weekday, ...times });
  }
  return rows;
}

/** `9:00`, `18:30`. */
export function clockTime(minuteOfDay: number): string {
  return `${Math.floor(minuteOfDay / 60)}:${String(minuteOfDay % 60).padStart(2, "0")}`;
}

function continues(row: HoursRow, weekday: number, times: Omit<DayHours, "weekday">): boolean {
  return row.to + 1 === weekday && row.opensMinute === times.opensMinute && row.closesMinute === times.closesMinute;
}

/** A day in the shop's time zone, Europe/Prague: its date as YYYY-MM-DD and its weekday, 1 (Monday) to 7 (Sunday). */
export type LocalDay = { onDate: string; weekday: number };

const calendar = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Prague", dateStyle: "short" });

export function localDay(at: number): LocalDay {
  const onDate = calendar.format(at);
  return { onDate, weekday: new Date(`${onDate}T12:00:00Z`).getUTCDay() || 7 };
}

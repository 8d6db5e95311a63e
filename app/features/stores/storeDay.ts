import { addDays, weekdayOf } from "~/platform/time/pragueClock";
import { isHoliday } from "~/platform/time/workingDays";

import type { DayHours } from "./hours";

/** Hours of a date that differ from its weekday; null in both means closed. */
export type ExceptionDay = { date: string; opensMinute: number | null; closesMinute: number | null };

export type StoreWeek = {
  /** Its public holidays count. */
  country: string;
  week: readonly DayHours[];
  exceptions: readonly ExceptionDay[];
};

export type StoreState =
  | { kind: "open"; closesMinute: number }
  /** `date` is today or one of the next days. */
  | { kind: "closed"; next: { date: string; weekday: number; opensMinute: number } | null };

type Now = { date: string; minuteOfDay: number };

/** Tells whether the store is open, and otherwise when it opens next, within two weeks. */
export function findStoreState(store: StoreWeek, { date, minuteOfDay }: Now): StoreState {
  const today = hoursOn(store, date);
  if (today && minuteOfDay >= today.opensMinute && minuteOfDay < today.closesMinute) {
    return { kind: "open", closesMinute: today.closesMinute };
  }
  for (let ahead = 0; ahead <= 14; ahead += 1) {
    const day = addDays(date, ahead);
    const hours = hoursOn(store, day);
    if (hours && (ahead > 0 || hours.opensMinute > minuteOfDay)) {
      return { kind: "closed", next: { date: day, weekday: weekdayOf(day), opensMinute: hours.opensMinute } };
    }
  }
  return { kind: "closed", next: null };
}

/** Returns the hours on a date; undefined on a closed day, as a public holiday is unless an exception names its hours. */
export function hoursOn(store: StoreWeek, date: string): { opensMinute: number; closesMinute: number } | undefined {
  const exception = store.exceptions.find((day) => day.date === date);
  if (!exception && isHoliday(date, store.country)) return undefined;
  if (!exception) return store.week.find(({ weekday }) => weekday === weekdayOf(date));
  const { opensMinute, closesMinute } = exception;
  return opensMinute === null || closesMinute === null ? undefined : { opensMinute, closesMinute };
}

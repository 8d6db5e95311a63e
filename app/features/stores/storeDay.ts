import { daysLater, weekdayOf } from "~/platform/time/pragueClock";

import type { DayHours } from "./hours";

/** A day that differs from its weekday; closed with null in both. */
export type ExceptionDay = { date: string; opensMinute: number | null; closesMinute: number | null };

export type StoreWeek = { week: readonly DayHours[]; exceptions: readonly ExceptionDay[] };

export type StoreState =
  | { kind: "open"; closesMinute: number }
  /** `date` is today or one of the next days. */
  | { kind: "closed"; next: { date: string; weekday: number; opensMinute: number } | null };

type Now = { date: string; minuteOfDay: number };

/** Whether people can walk in now, and when the door opens next. Looks two weeks ahead. */
export function storeState(store: StoreWeek, { date, minuteOfDay }: Now): StoreState {
  const today = hoursOn(store, date);
  if (today && minuteOfDay >= today.opensMinute && minuteOfDay < today.closesMinute) {
    return { kind: "open", closesMinute: today.closesMinute };
  }
  for (let ahead = 0; ahead <= 14; ahead += 1) {
    const day = daysLater(date, ahead);
    const hours = hoursOn(store, day);
    if (hours && (ahead > 0 || hours.opensMinute > minuteOfDay)) {
      return { kind: "closed", next: { date: day, weekday: weekdayOf(day), opensMinute: hours.opensMinute } };
    }
  }
  return { kind: "closed", next: null };
}

/** Undefined on a closed day. */
export function hoursOn(store: StoreWeek, date: string): { opensMinute: number; closesMinute: number } | undefined {
  const exception = store.exceptions.find((day) => day.date === date);
  if (!exception) return store.week.find(({ weekday }) => weekday === weekdayOf(date));
  const { opensMinute, closesMinute } = exception;
  return opensMinute === null || closesMinute === null ? undefined : { opensMinute, closesMinute };
}

import { mustCloseAt } from "~/platform/time/closingDays";
import { addDays, weekdayOf } from "~/platform/time/pragueClock";
import { isHoliday } from "~/platform/time/workingDays";

import type { DayHours } from "./hours";

/** Hours of a date that differ from its weekday; null in both means closed. */
export type ExceptionDay = { date: string; opensMinute: number | null; closesMinute: number | null };

export type StoreWeek = {
  /** Country of the store, whose public holidays apply. */
  country: string;
  week: readonly DayHours[];
  exceptions: readonly ExceptionDay[];
};

export type StoreState =
  | { kind: "open"; closesMinute: number }
  /** `next` is the next opening; its `date` is today or one of the next days. */
  | { kind: "closed"; next: { date: string; weekday: number; opensMinute: number } | null };

type Now = { date: string; minuteOfDay: number };

/** Returns whether the store is open, and otherwise when it opens next, within two weeks. */
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

type OpenHours = { opensMinute: number; closesMinute: number };

/**
 * Returns the hours on a date; undefined on a closed day. A public holiday is closed unless an exception gives its
 * hours. No exception opens a store on a day when the law closes all shops; on a day when it closes only large shops,
 * an exception means that the operator knows the store to be small.
 */
export function hoursOn(store: StoreWeek, date: string): OpenHours | undefined {
  const exception = store.exceptions.find((day) => day.date === date);
  if (exception) return lawfulHours(date, store.country, exception, true);
  if (isHoliday(date, store.country)) return undefined;
  return lawfulHours(date, store.country, usualHours(store, date));
}

/** Limits hours to what the law allows; undefined when nothing remains of them. */
export function lawfulHours(
  date: string,
  country: string,
  hours: { opensMinute: number | null; closesMinute: number | null } | undefined,
  isException = false,
): OpenHours | undefined {
  if (!hours || hours.opensMinute === null || hours.closesMinute === null) return undefined;
  const { opensMinute } = hours;
  const closesMinute = Math.min(hours.closesMinute, mustCloseAt(date, country, isException) ?? hours.closesMinute);
  return opensMinute < closesMinute ? { opensMinute, closesMinute } : undefined;
}

/** Days with hours other than the week's are listed at most this many days ahead. */
const announcedDays = 45;

/**
 * Returns the days from `today` on whose hours differ from those of their weekday: exceptions, holidays and days closed
 * by law.
 */
export function specialDays(store: StoreWeek, today: string): ExceptionDay[] {
  const days = Array.from({ length: announcedDays }, (_, ahead) => addDays(today, ahead));
  return days.flatMap((date) => {
    const [hours, usual] = [hoursOn(store, date), usualHours(store, date)];
    if (hours?.opensMinute === usual?.opensMinute && hours?.closesMinute === usual?.closesMinute) return [];
    return [{ date, opensMinute: hours?.opensMinute ?? null, closesMinute: hours?.closesMinute ?? null }];
  });
}

function usualHours({ week }: StoreWeek, date: string): DayHours | undefined {
  return week.find(({ weekday }) => weekday === weekdayOf(date));
}

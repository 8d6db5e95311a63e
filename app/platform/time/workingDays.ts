import { addDays, weekdayOf } from "./pragueClock";

/** This file knows the public holidays and working days of the shop's two countries. Days are written YYYY-MM-DD. */

/** Days on which shops are closed, with a fixed date, as MM-DD: Czech law 245/2000, Slovak law 241/1993. */
const fixedHolidays: Partial<Record<string, readonly string[]>> = {
  CZ: ["01-01", "05-01", "05-08", "07-05", "07-06", "09-28", "10-28", "11-17", "12-24", "12-25", "12-26"],
  SK: ["01-01", "01-06", "05-01", "05-08", "07-05", "08-29", "09-15", "11-01", "11-17", "12-24", "12-25", "12-26"],
};

/**
 * Holidays on which people work and shops are open, but on which no legal period ends. In some years Slovakia allows
 * work on other holidays, too; a store that is then open has an exception for the day.
 */
const workedHolidays: Partial<Record<string, readonly string[]>> = { SK: ["09-01"] };

/**
 * Returns true for a public holiday of the country on which shops are closed. Good Friday and Easter Monday are
 * holidays in both.
 */
export function isHoliday(day: string, country: string): boolean {
  const fixed = fixedHolidays[country];
  if (!fixed) return false;
  const easter = easterSunday(Number(day.slice(0, 4)));
  return fixed.includes(day.slice(5)) || day === addDays(easter, -2) || day === addDays(easter, 1);
}

/** Returns true from Monday to Friday, except on public holidays. */
export function isWorkingDay(day: string, country: string): boolean {
  const isWorkedHoliday = workedHolidays[country]?.includes(day.slice(5)) ?? false;
  return weekdayOf(day) <= 5 && !isWorkedHoliday && !isHoliday(day, country);
}

/** Returns the day itself when it is a working day, else the next working day. */
export function workingDayFrom(day: string, country: string): string {
  return isWorkingDay(day, country) ? day : workingDayFrom(addDays(day, 1), country);
}

/** Returns the day that is `count` working days after a day, which itself does not count. */
export function addWorkingDays(day: string, count: number, country: string): string {
  if (count === 0) return day;
  return addWorkingDays(workingDayFrom(addDays(day, 1), country), count - 1, country);
}

/** Computes the day of Easter Sunday in the Gregorian calendar (Meeus, Jones and Butcher). */
export function easterSunday(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const skipped = century - Math.floor(century / 4) - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const fullMoon = (19 * golden + skipped + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - fullMoon - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * fullMoon + 22 * toSunday) / 451);
  const days = fullMoon + toSunday - 7 * late;
  return addDays(`${year}-03-22`, days);
}

import { addDays, weekdayOf } from "./pragueClock";

/** The days on which neither parcels are carried nor periods of law end, in the two countries of the shop. */

const holidaysOf = {
  CZ: [...["01-01", "05-01", "05-08", "07-05", "07-06", "09-28", "10-28", "11-17", "12-24", "12-25", "12-26"]],
  // Slovakia lets people work on some of them in some years; counted here, they only make a period longer.
  SK: [
    ...["01-01", "01-06", "05-01", "05-08", "07-05", "08-29", "09-01", "09-15", "11-01", "11-17"],
    ...["12-24", "12-25", "12-26"],
  ],
} as const satisfies Record<string, readonly string[]>;

export type HolidayCountry = keyof typeof holidaysOf;

/** True from Monday to Friday, except on public holidays. Days are written YYYY-MM-DD. */
export function isWorkingDay(day: string, country: HolidayCountry): boolean {
  if (weekdayOf(day) > 5) return false;
  const easter = easterSunday(Number(day.slice(0, 4)));
  const isEaster = day === addDays(easter, -2) || day === addDays(easter, 1);
  const holidays: readonly string[] = holidaysOf[country];
  return !isEaster && !holidays.includes(day.slice(5));
}

/** The day itself when it is a working day, else the next one. */
export function workingDayFrom(day: string, country: HolidayCountry): string {
  return isWorkingDay(day, country) ? day : workingDayFrom(addDays(day, 1), country);
}

/** The working day a number of working days after a day. */
export function addWorkingDays(day: string, count: number, country: HolidayCountry): string {
  if (count === 0) return day;
  return addWorkingDays(workingDayFrom(addDays(day, 1), country), count - 1, country);
}

/** By the Gregorian calendar (Meeus, Jones and Butcher). */
function easterSunday(year: number): string {
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

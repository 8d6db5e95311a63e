import { addDays, weekdayOf } from "~/platform/time/pragueClock";

/** Public holidays with a fixed date, as MM-DD, by country: Czech law 245/2000, Slovak law 241/1993. */
const fixedHolidays: Partial<Record<string, readonly string[]>> = {
  CZ: [...["01-01", "05-01", "05-08", "07-05", "07-06", "09-28", "10-28", "11-17"], ...["12-24", "12-25", "12-26"]],
  SK: [
    ...["01-01", "01-06", "05-01", "05-08", "07-05", "08-29", "09-15", "11-01", "11-17"],
    ...["12-24", "12-25", "12-26"],
  ],
};

/** True for a public holiday of the country; Good Friday and Easter Monday are two in both. */
export function isHoliday(country: string, date: string): boolean {
  const fixed = fixedHolidays[country];
  if (!fixed) return false;
  const sunday = easterSunday(Number(date.slice(0, 4)));
  return fixed.includes(date.slice(5)) || date === addDays(sunday, -2) || date === addDays(sunday, 1);
}

/** Monday to Friday, without public holidays. */
export function isWorkingDay(country: string, date: string): boolean {
  return weekdayOf(date) <= 5 && !isHoliday(country, date);
}

/** The working day that comes so many working days after a date, which itself does not count. */
export function addWorkingDays(country: string, date: string, count: number): string {
  let day = date;
  for (let left = count; left > 0; ) {
    day = addDays(day, 1);
    if (isWorkingDay(country, day)) left -= 1;
  }
  return day;
}

/** Easter Sunday of a Gregorian year as YYYY-MM-DD, by the anonymous algorithm of 1876. */
function easterSunday(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const moon = (19 * golden + century - Math.floor(century / 4) - moonShift(century) + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - moon - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * weekday) / 451);
  const dayCount = moon + weekday - 7 * late + 114;
  const [month, day] = [Math.floor(dayCount / 31), (dayCount % 31) + 1];
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

function moonShift(century: number): number {
  return Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
}

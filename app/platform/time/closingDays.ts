import { addDays } from "./pragueClock";
import { easterSunday } from "./workingDays";

/** On these days shops must not sell, whatever their owner wants. Days are written MM-DD. */
type ClosingRule = { allDay: readonly string[]; fromNoon: readonly string[]; daysAfterEaster: readonly number[] };

/**
 * Czechia: act 223/2016. Slovakia: Labour Code 311/2001, § 94 (5); 8 May, 15 September and 17 November are left out, as
 * other acts allow work on them in some years.
 */
const closingRules: Partial<Record<string, ClosingRule>> = {
  CZ: { allDay: ["01-01", "05-08", "09-28", "10-28", "12-25", "12-26"], fromNoon: ["12-24"], daysAfterEaster: [1] },
  SK: {
    allDay: ["01-01", "01-06", "05-01", "07-05", "08-29", "11-01", "12-25", "12-26"],
    fromNoon: ["12-24"],
    daysAfterEaster: [-2, 0, 1],
  },
};

const noonMinute = 720;

/** The minute of a day from which shops of the country must be closed: 0 for all of it, null where they need not be. */
export function mustCloseAt(day: string, country: string): number | null {
  const rule = closingRules[country];
  if (!rule) return null;
  const easter = easterSunday(Number(day.slice(0, 4)));
  const isAtEaster = rule.daysAfterEaster.some((count) => addDays(easter, count) === day);
  if (isAtEaster || rule.allDay.includes(day.slice(5))) return 0;
  return rule.fromNoon.includes(day.slice(5)) ? noonMinute : null;
}

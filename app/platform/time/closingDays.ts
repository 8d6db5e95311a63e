import { addDays } from "./pragueClock";
import { easterSunday } from "./workingDays";

/** Days on which shops must not sell, written MM-DD. */
type ClosingRule = {
  allDay: readonly string[];
  fromNoon: readonly string[];
  daysAfterEaster: readonly number[];
  /** False where the law binds only large shops, so that a small one may open if it says so. */
  bindsSmallShops: boolean;
};

/**
 * Czechia: act 223/2016, for shops of more than 200 m². Slovakia: Labour Code 311/2001, § 94 (5); 8 May, 15 September
 * and 17 November are left out, as other acts allow work on them in some years.
 */
const closingRules: Partial<Record<string, ClosingRule>> = {
  CZ: {
    allDay: ["01-01", "05-08", "09-28", "10-28", "12-25", "12-26"],
    fromNoon: ["12-24"],
    daysAfterEaster: [1],
    bindsSmallShops: false,
  },
  SK: {
    allDay: ["01-01", "01-06", "05-01", "07-05", "08-29", "11-01", "12-25", "12-26"],
    fromNoon: ["12-24"],
    daysAfterEaster: [-2, 0, 1],
    bindsSmallShops: true,
  },
};

const noonMinute = 720;

/**
 * Returns the minute of a day from which shops of the country must be closed: 0 for the whole day, null where they need
 * not close. `isSmall` is a shop that the law about large ones does not bind.
 */
export function mustCloseAt(day: string, country: string, isSmall = false): number | null {
  const rule = closingRules[country];
  if (!rule || (isSmall && !rule.bindsSmallShops)) return null;
  const easter = easterSunday(Number(day.slice(0, 4)));
  const isAtEaster = rule.daysAfterEaster.some((count) => addDays(easter, count) === day);
  if (isAtEaster || rule.allDay.includes(day.slice(5))) return 0;
  return rule.fromNoon.includes(day.slice(5)) ? noonMinute : null;
}

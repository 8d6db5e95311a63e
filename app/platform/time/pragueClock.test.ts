import { expect, test } from "vitest";

import { addDays, formatDay, pragueClock, pragueInstant, pragueMidnight, weekdayOf } from "./pragueClock";

test("summer and winter time, midnight and Sunday follow Prague's time zone", () => {
  expect(pragueClock(Date.UTC(2026, 6, 5, 22, 30))).toEqual({ date: "2026-07-06", weekday: 1, minuteOfDay: 30 });
  expect(pragueClock(Date.UTC(2026, 10, 22, 8, 5))).toEqual({ date: "2026-11-22", weekday: 7, minuteOfDay: 545 });
  expect(pragueClock(Date.UTC(2026, 10, 21, 23, 0))).toMatchObject({ date: "2026-11-22", minuteOfDay: 0 });
});

test("days follow each other over the ends of months", () => {
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
  expect(weekdayOf("2026-12-24")).toBe(4);
  expect(formatDay("2026-12-04")).toBe("4.\u00a012.\u00a02026");
});

test("a day begins in Prague an hour before UTC's in winter and two in summer", () => {
  expect(pragueMidnight("2026-12-24")).toBe(Date.UTC(2026, 11, 23, 23));
  expect(pragueMidnight("2026-07-01")).toBe(Date.UTC(2026, 5, 30, 22));
});

test("a minute of a day is an instant, also on the days on which the clocks change", () => {
  expect(pragueInstant("2026-12-24", 540)).toBe(Date.UTC(2026, 11, 24, 8));
  expect(pragueInstant("2026-07-01", 540)).toBe(Date.UTC(2026, 6, 1, 7));
  expect(pragueInstant("2026-10-25", 600)).toBe(Date.UTC(2026, 9, 25, 9));
  expect(pragueInstant("2026-03-29", 600)).toBe(Date.UTC(2026, 2, 29, 8));
});

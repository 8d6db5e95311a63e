import { expect, test } from "vitest";

import { addWorkingDays, isHoliday, isWorkingDay } from "./holidays";

test.each([
  ["2024-03-29", "2024-04-01"],
  ["2026-04-03", "2026-04-06"],
  ["2027-03-26", "2027-03-29"],
  ["2038-04-23", "2038-04-26"],
])("Good Friday %s and Easter Monday %s are holidays in both countries", (friday, monday) => {
  for (const country of ["CZ", "SK"]) {
    expect([friday, monday].map((date) => isHoliday(country, date))).toEqual([true, true]);
  }
});

test("each country has its own holidays", () => {
  expect(["CZ", "SK"].map((country) => isHoliday(country, "2026-10-28"))).toEqual([true, false]);
  expect(["CZ", "SK"].map((country) => isHoliday(country, "2026-01-06"))).toEqual([false, true]);
  expect(isHoliday("AT", "2026-12-25")).toBe(false);
});

test("weekends and holidays are no working days", () => {
  expect(["2026-12-23", "2026-12-24", "2026-12-26", "2026-12-28"].map((date) => isWorkingDay("CZ", date))).toEqual([
    true,
    false,
    false,
    true,
  ]);
});

test("working days are counted over a weekend and over Christmas", () => {
  expect(addWorkingDays("CZ", "2026-11-20", 3)).toBe("2026-11-25");
  expect(addWorkingDays("CZ", "2026-12-23", 3)).toBe("2026-12-30");
  expect(addWorkingDays("SK", "2026-01-02", 2)).toBe("2026-01-07");
  expect(addWorkingDays("CZ", "2026-11-20", 0)).toBe("2026-11-20");
});

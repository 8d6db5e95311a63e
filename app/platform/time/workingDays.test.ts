import { expect, test } from "vitest";

import { addWorkingDays, isHoliday, isWorkingDay, workingDayFrom } from "./workingDays";

const countries = ["CZ", "SK"];

test.each([
  ["2024-03-29", "2024-04-01"],
  ["2025-04-18", "2025-04-21"],
  ["2026-04-03", "2026-04-06"],
  ["2027-03-26", "2027-03-29"],
  ["2038-04-23", "2038-04-26"],
])("Good Friday %s and Easter Monday %s are holidays in both countries", (friday, monday) => {
  for (const country of countries) {
    expect([friday, monday].map((day) => isHoliday(day, country))).toEqual([true, true]);
    expect([friday, monday].map((day) => isWorkingDay(day, country))).toEqual([false, false]);
  }
});

test("each country has its own holidays", () => {
  expect(countries.map((country) => isHoliday("2026-10-28", country))).toEqual([true, false]);
  expect(countries.map((country) => isHoliday("2026-01-06", country))).toEqual([false, true]);
  expect(isHoliday("2026-12-25", "AT")).toBe(false);
});

test("on the Slovak holiday of 1 September shops are open, and no period ends", () => {
  expect([isHoliday("2026-09-01", "SK"), isWorkingDay("2026-09-01", "SK")]).toEqual([false, false]);
  expect(isWorkingDay("2026-09-01", "CZ")).toBe(true);
});

test("weekends and each country's own holidays are no working days", () => {
  expect(["2026-11-20", "2026-11-21", "2026-11-22"].map((day) => isWorkingDay(day, "CZ"))).toEqual([
    true,
    false,
    false,
  ]);
  expect(["2026-12-23", "2026-12-24", "2026-12-26", "2026-12-28"].map((day) => isWorkingDay(day, "CZ"))).toEqual([
    true,
    false,
    false,
    true,
  ]);
  expect(countries.map((country) => isWorkingDay("2026-10-28", country))).toEqual([false, true]);
  expect(countries.map((country) => isWorkingDay("2027-01-06", country))).toEqual([true, false]);
});

test("working days are counted over weekends and Christmas", () => {
  expect(workingDayFrom("2026-12-24", "CZ")).toBe("2026-12-28");
  expect(workingDayFrom("2026-11-20", "CZ")).toBe("2026-11-20");
  expect(addWorkingDays("2026-11-20", 0, "CZ")).toBe("2026-11-20");
  expect(addWorkingDays("2026-11-20", 3, "CZ")).toBe("2026-11-25");
  expect(addWorkingDays("2026-12-23", 3, "CZ")).toBe("2026-12-30");
  expect(addWorkingDays("2026-12-23", 1, "SK")).toBe("2026-12-28");
  expect(addWorkingDays("2026-01-02", 2, "SK")).toBe("2026-01-07");
});

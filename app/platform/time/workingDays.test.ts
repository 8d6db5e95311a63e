import { expect, test } from "vitest";

import { addWorkingDays, isWorkingDay, workingDayFrom } from "./workingDays";

test.each([
  ["2024-04-01"],
  ["2025-04-18"],
  ["2025-04-21"],
  ["2026-04-03"],
  ["2026-04-06"],
  ["2027-03-29"],
  ["2038-04-26"],
])("%s belongs to Easter, on which nobody works", (day) => {
  expect([isWorkingDay(day, "CZ"), isWorkingDay(day, "SK")]).toEqual([false, false]);
});

test("weekends and each country's own holidays are no working days", () => {
  expect(["2026-11-20", "2026-11-21", "2026-11-22"].map((day) => isWorkingDay(day, "CZ"))).toEqual([
    ...[true, false, false],
  ]);
  expect([isWorkingDay("2026-10-28", "CZ"), isWorkingDay("2026-10-28", "SK")]).toEqual([false, true]);
  expect([isWorkingDay("2027-01-06", "CZ"), isWorkingDay("2027-01-06", "SK")]).toEqual([true, false]);
});

test("working days are counted over weekends and Christmas", () => {
  expect(workingDayFrom("2026-12-24", "CZ")).toBe("2026-12-28");
  expect(workingDayFrom("2026-11-20", "CZ")).toBe("2026-11-20");
  expect(addWorkingDays("2026-11-20", 2, "CZ")).toBe("2026-11-24");
  expect(addWorkingDays("2026-12-23", 1, "SK")).toBe("2026-12-28");
});

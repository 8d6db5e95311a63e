import { expect, test } from "vitest";

import { clockTime, hoursRows } from "./hours";

test("days in a row that are open alike share a row, and a closed day parts them", () => {
  const alike = { opensMinute: 540, closesMinute: 1080 };
  const week = [
    { weekday: 6, opensMinute: 540, closesMinute: 720 },
    ...[1, 2, 4, 5].map((weekday) => ({ weekday, ...alike })),
  ];
  expect(hoursRows(week)).toEqual([
    { from: 1, to: 2, ...alike },
    { from: 4, to: 5, ...alike },
    { from: 6, to: 6, opensMinute: 540, closesMinute: 720 },
  ]);
});

test("a minute of the day is written as on the clock", () => {
  expect([0, 545, 1080].map(clockTime)).toEqual(["0:00", "9:05", "18:00"]);
});

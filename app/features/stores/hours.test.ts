import { expect, test } from "vitest";

import { formatTime, groupHours } from "./hours";

test("consecutive days with equal hours share a row, and a closed day separates them", () => {
  const alike = { opensMinute: 540, closesMinute: 1080 };
  const week = [
    { weekday: 6, opensMinute: 540, closesMinute: 720 },
    ...[1, 2, 4, 5].map((weekday) => ({ weekday, ...alike })),
  ];
  expect(groupHours(week)).toEqual([
    { from: 1, to: 2, ...alike },
    { from: 4, to: 5, ...alike },
    { from: 6, to: 6, opensMinute: 540, closesMinute: 720 },
  ]);
});

test("a minute of the day is formatted as a time", () => {
  expect([0, 545, 1080].map(formatTime)).toEqual(["0:00", "9:05", "18:00"]);
});

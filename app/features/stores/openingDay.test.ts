import { expect, test } from "vitest";

import { openingDay } from "./openingDay";

test.each([
  ["2026-11-26", "today"],
  ["2026-11-27", "tomorrow"],
  ["2026-11-28", "weekday"],
  ["2026-12-02", "weekday"],
  ["2026-12-03", "date"],
] as const)("on 26 November a store that opens on %s says its %s", (date, named) => {
  expect(openingDay(date, "2026-11-26")).toBe(named);
});

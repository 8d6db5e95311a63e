import { expect, test } from "vitest";

import { lastDayBefore, lastValidDay, sendAt, validityEnd } from "./giftPeriod";

test.each([
  ["2026-11-23", "2027-11-23"],
  ["2028-02-29", "2029-02-28"],
])("a voucher paid on %s is valid to the end of %s", (paidOn, last) => {
  expect(lastValidDay(paidOn)).toBe(last);
  expect(lastDayBefore(validityEnd(last))).toBe(last);
});

test("it is sent at eight in Prague, also on the days on which the clocks change, or at once", () => {
  const now = Date.UTC(2026, 2, 1);
  expect(sendAt("2026-03-29", now)).toBe(Date.UTC(2026, 2, 29, 6));
  expect(sendAt("2026-10-25", now)).toBe(Date.UTC(2026, 9, 25, 7));
  expect(sendAt(null, now)).toBe(now);
  expect(sendAt("2026-02-28", now)).toBe(now);
});

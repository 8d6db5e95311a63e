import { expect, test } from "vitest";

import { formatDate } from "./formatDate";

test("a date is formatted in Prague's time zone", () => {
  expect(formatDate(Date.UTC(2026, 0, 5, 12))).toBe("5.\u00a01.\u00a02026");
  expect(formatDate(Date.UTC(2026, 11, 31, 23, 30))).toBe("1.\u00a01.\u00a02027");
});

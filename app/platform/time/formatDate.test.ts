import { expect, test } from "vitest";

import { writtenDate } from "./formatDate";

test("a date is the one on Prague's calendar", () => {
  expect(writtenDate(Date.UTC(2026, 0, 5, 12))).toBe("5.\u00a01.\u00a02026");
  expect(writtenDate(Date.UTC(2026, 11, 31, 23, 30))).toBe("1.\u00a01.\u00a02027");
});

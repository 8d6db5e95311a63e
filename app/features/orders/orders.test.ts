import { expect, test } from "vitest";

import { orderNumber, orderYear } from "./orders";

test("a number is the year and six digits", () => {
  expect(orderNumber(2026, 123)).toBe("2026000123");
});

test("an order on New Year's night belongs to the year in Prague", () => {
  expect(orderYear(Date.UTC(2026, 11, 31, 22, 59))).toBe(2026);
  expect(orderYear(Date.UTC(2026, 11, 31, 23, 0))).toBe(2027);
});

import { expect, test } from "vitest";

import { awaitsNextStep, type Order, orderNumber, orderYear } from "./orders";

test("a number is the year and six digits", () => {
  expect(orderNumber(2026, 123)).toBe("2026000123");
});

test("an order on New Year's night belongs to the year in Prague", () => {
  expect(orderYear(Date.UTC(2026, 11, 31, 22, 59))).toBe(2026);
  expect(orderYear(Date.UTC(2026, 11, 31, 23, 0))).toBe(2027);
});

test("an order of gift vouchers that were all e-mailed says nothing of what comes next", () => {
  const line = (sentAt: number | null) => ({ gift: { sentAt } }) as Order["lines"][number];
  const goods = { gift: null } as Order["lines"][number];
  expect(awaitsNextStep({ state: "accepted", lines: [line(1), line(2)] })).toBe(false);
  expect(awaitsNextStep({ state: "accepted", lines: [line(1), line(null)] })).toBe(true);
  expect(awaitsNextStep({ state: "accepted", lines: [line(1), goods] })).toBe(true);
  expect(awaitsNextStep({ state: "cancelled", lines: [goods] })).toBe(false);
});

import { expect, test } from "vitest";
import { dayMs } from "~/platform/time/durations";

import { evasOrder } from "../../../tests/support/orders";
import { isWithdrawable, withdrawalEndsOn } from "./withdrawalPeriod";

const noon = Date.UTC(2026, 10, 20, 11);

test("a withdrawal is possible from the order to the end of the fourteenth day after receipt in Prague", () => {
  const closed = evasOrder({ state: "closed", deliveredAt: noon });
  expect(withdrawalEndsOn(noon, "cs")).toBe("2026-12-04");
  expect(isWithdrawable(evasOrder({ state: "pending" }), noon)).toBe(true);
  expect(isWithdrawable(closed, Date.UTC(2026, 11, 4, 22, 59))).toBe(true);
  expect(isWithdrawable(closed, Date.UTC(2026, 11, 4, 23, 0))).toBe(false);
  expect(isWithdrawable(evasOrder({ state: "cancelled" }), noon)).toBe(false);
});

test("a parcel on its way can be withdrawn from however long it travels", () => {
  expect(isWithdrawable(evasOrder({ state: "shipped" }), noon + 100 * dayMs)).toBe(true);
});

test.each([
  ["a Saturday", "cs", Date.UTC(2026, 10, 21, 11), "2026-12-07"],
  ["a Sunday", "sk", Date.UTC(2026, 10, 22, 11), "2026-12-07"],
  ["Christmas", "cs", Date.UTC(2026, 11, 10, 11), "2026-12-28"],
  ["Epiphany in Slovakia", "sk", Date.UTC(2026, 11, 23, 11), "2027-01-07"],
  ["Epiphany in Czechia", "cs", Date.UTC(2026, 11, 23, 11), "2027-01-06"],
] as const)("a period that would end on %s ends on a working day (%s)", (_day, locale, deliveredAt, last) => {
  expect(withdrawalEndsOn(deliveredAt, locale)).toBe(last);
});

import { expect, test } from "vitest";
import { dayMs } from "~/platform/time/durations";

import { chargedNet, discountPercent, type PriceStep, struckPrice } from "./price";

const today = 1_000 * dayMs;

/** Builds a price log; each step is valid from the given number of days ago until the next step. */
function log(...steps: [daysAgo: number, grossMinor: number, isSale?: boolean][]): PriceStep[] {
  return steps.map(([daysAgo, grossMinor, isSale = false], index) => {
    const next = steps[index + 1];
    return {
      grossMinor,
      isSale,
      validFromAt: today - daysAgo * dayMs,
      validToAt: next ? today - next[0] * dayMs : null,
    };
  });
}

test("the sale price is charged only while its flag is on and it is lower", () => {
  expect(chargedNet({ regularNet: 100, saleNet: 80 }, true)).toBe(80);
  expect(chargedNet({ regularNet: 100, saleNet: 80 }, false)).toBe(100);
  expect(chargedNet({ regularNet: 100, saleNet: null }, true)).toBe(100);
  expect(chargedNet({ regularNet: 100, saleNet: 120 }, true)).toBe(100);
});

test("the struck price is the lowest of the 30 days before the sale", () => {
  expect(struckPrice(log([200, 12_990], [20, 11_990], [5, 9_990, true]))).toBe(11_990);
  expect(struckPrice(log([200, 11_990], [100, 12_990], [5, 9_990, true]))).toBe(12_990);
});

test("a sale lowered in steps is compared with the price before its first step", () => {
  expect(struckPrice(log([200, 12_990], [40, 10_990, true], [5, 9_990, true]))).toBe(12_990);
});

test("a sale started again after ten days is compared with the sale before it", () => {
  expect(struckPrice(log([200, 12_990], [40, 9_990, true], [15, 12_990], [5, 9_490, true]))).toBe(9_990);
  expect(struckPrice(log([200, 12_990], [40, 9_990, true], [15, 12_990], [5, 9_990, true]))).toBeUndefined();
});

test("a price raised just before a sale is not struck", () => {
  expect(struckPrice(log([200, 9_990], [10, 12_990], [5, 9_990, true]))).toBeUndefined();
});

test("a product on sale from its first day has no struck price", () => {
  expect(struckPrice(log([5, 9_990, true]))).toBeUndefined();
  expect(struckPrice(log([200, 12_990]))).toBeUndefined();
});

test("a discount is rounded down", () => {
  expect(discountPercent(12_990, 9_990)).toBe(23);
});

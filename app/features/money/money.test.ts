import { expect, test } from "vitest";
import { crown, euro } from "../../../tests/support/currencies";

import {
  cashRounding,
  formatDecimalAmount,
  formatMoney,
  formatMoneyInProse,
  formatPercent,
  grossMinor,
  netInCurrency,
  netOfGross,
  parseAmount,
  taxWithin,
} from "./money";

test("every gross price that an operator can enter survives the conversion to net", () => {
  for (let price = 90; price <= 149_990; price += 100) {
    expect(grossMinor(netOfGross(price, 2100, 0), 2100, 0)).toBe(price);
    expect(grossMinor(netOfGross(price, 2300, 2), 2300, 2)).toBe(price);
  }
});

test("the gross price is rounded half up, once, after VAT", () => {
  expect(grossMinor(10_000, 500, 1)).toBe(11);
  expect(grossMinor(10_000, 490, 1)).toBe(10);
});

test("a currency of unknown decimals has two", () => {
  expect(grossMinor(10_000, 2100)).toBe(121);
});

test("a currency without its own prices divides by its rate", () => {
  expect(netInCurrency(1_000_000, 25_000_000)).toBe(40_000);
});

test("the tax in a price is the price minus its net price", () => {
  expect(taxWithin(12_990, 2100)).toBe(2254);
  expect(taxWithin(0, 2100)).toBe(0);
});

test("Slovak cash goes to the nearest five cents and never to nothing", () => {
  expect([1, 2, 3, 6, 7, 8, 10].map((cents) => cents + cashRounding(cents, "EUR"))).toEqual([5, 5, 5, 5, 5, 10, 10]);
  expect(cashRounding(12_991, "CZK")).toBe(0);
});

test("money is formatted with no-break spaces and a decimal comma", () => {
  expect(formatMoney(12_990, crown)).toBe("12\u00a0990\u00a0Kč");
  expect(formatMoney(129_990, euro)).toBe("1\u00a0299,90\u00a0€");
  expect(formatMoney(5, euro)).toBe("0,05\u00a0€");
  expect(formatMoney(-150, euro)).toBe("−1,50\u00a0€");
});

test("a whole amount has no decimals in prose", () => {
  expect(formatMoneyInProse(5_000, euro)).toBe("50\u00a0€");
  expect(formatMoneyInProse(5_050, euro)).toBe("50,50\u00a0€");
  expect(formatMoneyInProse(120_000, euro)).toBe("1\u00a0200\u00a0€");
  expect(formatMoneyInProse(2_000, crown)).toBe("2\u00a0000\u00a0Kč");
});

test("an amount for a program has a point, all decimals of its currency and no grouping", () => {
  expect(formatDecimalAmount(1_299_090, 2)).toBe("12990.90");
  expect(formatDecimalAmount(5, 2)).toBe("0.05");
  expect(formatDecimalAmount(12_990, 0)).toBe("12990");
  expect(formatDecimalAmount(-150, 2, ",")).toBe("-1,50");
});

test("a percentage has a decimal comma only where it needs one", () => {
  expect([2100, 750, 1050, 0].map(formatPercent)).toEqual(["21", "7,5", "10,5", "0"]);
});

test("an amount is parsed with a comma or a point and no more decimals than its currency has", () => {
  expect(parseAmount("519,9", 2)).toBe(51_990);
  expect(parseAmount("12990", 0)).toBe(12_990);
  expect(parseAmount("12990.5", 0)).toBeUndefined();
  expect(parseAmount("-1", 2)).toBeUndefined();
});

import { expect, test } from "vitest";

import { dearerSizes, priceDependsOn } from "./priceDependsOn";

const variant = (colourId: string | null, size: string, unitMinor: number) => ({ colourId, size, unitMinor });

test.each([
  [null, [variant("black", "M", 100), variant("black", "L", 100), variant("brown", "M", 100)]],
  ["size", [variant("black", "M", 100), variant("brown", "M", 100), variant("black", "3XL", 120)]],
  ["colour", [variant("black", "M", 100), variant("black", "L", 100), variant("brown", "M", 120)]],
  ["both", [variant("black", "M", 100), variant("black", "L", 110), variant("brown", "M", 120)]],
  ["size", [variant(null, "90", 100), variant(null, "120", 120)]],
  [null, []],
] as const)("the price depends on: %s", (dependsOn, variants) => {
  expect(priceDependsOn(variants)).toBe(dependsOn);
});

test("the dearer of two prices is said with its sizes, each once", () => {
  const sizes = ["56", "58", "60"].flatMap((size) => [variant("black", size, 120), variant("brown", size, 120)]);
  expect(dearerSizes([variant("black", "54", 100), ...sizes])).toEqual({ sizes: ["56", "58", "60"], unitMinor: 120 });
});

test.each([
  ["one price", [variant("black", "M", 100), variant("black", "L", 100)]],
  ["three prices", [variant("black", "M", 100), variant("black", "L", 110), variant("black", "XL", 120)]],
  ["a dearer colour", [variant("black", "M", 100), variant("brown", "M", 120)]],
  ["a dearer size of one colour", [variant("black", "L", 110), variant("black", "M", 100), variant("brown", "L", 100)]],
] as const)("no sizes are named with %s", (_prices, variants) => {
  expect(dearerSizes(variants)).toBeNull();
});

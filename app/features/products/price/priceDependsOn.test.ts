import { expect, test } from "vitest";

import { priceDependsOn } from "./priceDependsOn";

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

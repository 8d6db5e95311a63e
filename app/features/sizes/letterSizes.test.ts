import { expect, test } from "vitest";

import { letterSizeOf, sizeScaleOf } from "./letterSizes";

test.each([
  [["bunda", "panske"], "54", "XL"],
  [["bunda", "damske"], "42", "XL"],
  [["cepice", "panske"], "59", "L"],
  [["kabat", "panske"], "48", "S"],
  [["rukavice", "panske"], "8.5", "M"],
  [["rukavice", "damske"], "7.5", "M"],
  [["rukavice", "damske"], "8.5", "XL"],
] as const)("%j of size %s is %s", (values, size, letter) => {
  const scale = sizeScaleOf([...values]);
  expect(scale && letterSizeOf(scale, size)).toBe(letter);
});

test("belts and goods for nobody in particular have no letters", () => {
  expect(sizeScaleOf(["opasek", "panske"])).toBeUndefined();
  expect(sizeScaleOf(["penezenka", "unisex"])).toBeUndefined();
});

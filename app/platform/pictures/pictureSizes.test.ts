import { expect, test } from "vitest";

import { isPictureSize, offeredWidthPx } from "./pictureSizes";

test("a URL without a width uses the default of its size", () => {
  expect(offeredWidthPx("thumb", null)).toBe(320);
  expect(offeredWidthPx("big", null)).toBe(1000);
});

test("a width is available only in its size", () => {
  expect(offeredWidthPx("thumb", "680")).toBe(680);
  expect(offeredWidthPx("big", "680")).toBeNull();
  expect(offeredWidthPx("big", "1600")).toBe(1600);
});

test.each(["", "0", "-320", "321", "0320", "320.0", "3e2", " 320", "1e9", "NaN"])(
  "a width of %j is not available",
  (asked) => {
    expect(offeredWidthPx("thumb", asked)).toBeNull();
  },
);

test("names of Object's prototype are not sizes", () => {
  expect(isPictureSize("thumb")).toBe(true);
  expect(["constructor", "toString", "__proto__", "THUMB", ""].filter(isPictureSize)).toEqual([]);
});

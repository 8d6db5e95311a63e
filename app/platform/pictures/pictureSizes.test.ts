import { expect, test } from "vitest";

import { isPictureSize, offeredWidthPx } from "./pictureSizes";

test("an address without a width gets the default of its size", () => {
  expect(offeredWidthPx("thumb", null)).toBe(320);
  expect(offeredWidthPx("big", null)).toBe(1000);
});

test("a width is given only in the size that offers it", () => {
  expect(offeredWidthPx("thumb", "680")).toBe(680);
  expect(offeredWidthPx("big", "680")).toBeNull();
  expect(offeredWidthPx("big", "1600")).toBe(1600);
});

test.each(["", "0", "-320", "321", "0320", "320.0", "3e2", " 320", "1e9", "NaN"])(
  "a width of %j is not offered",
  (asked) => {
    expect(offeredWidthPx("thumb", asked)).toBeNull();
  },
);

test("words that every object knows are no sizes", () => {
  expect(isPictureSize("thumb")).toBe(true);
  expect(["constructor", "toString", "__proto__", "THUMB", ""].filter(isPictureSize)).toEqual([]);
});

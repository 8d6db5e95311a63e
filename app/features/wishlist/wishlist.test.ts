import { expect, test } from "vitest";

import { isShareId, marksOf, wishPageCount } from "./wishlist";

const saved = { seenMinor: 12_990, seenAvailability: "online" } as const;
const today = { priceMinor: 12_990, availability: "online" } as const;

test("a product that costs less than when it was saved is marked with the price of then", () => {
  expect(marksOf(saved, { ...today, priceMinor: 9_990 }).droppedFromMinor).toBe(12_990);
  expect(marksOf(saved, today).droppedFromMinor).toBeNull();
  expect(marksOf(saved, { ...today, priceMinor: 13_990 }).droppedFromMinor).toBeNull();
});

test("a product that was not sold in this shop version when it was saved has no price to have dropped from", () => {
  expect(marksOf({ ...saved, seenMinor: null }, today).droppedFromMinor).toBeNull();
});

test("a product is back in stock only when it could not be sent before and can be now", () => {
  const missing = { ...saved, seenAvailability: "none" } as const;
  expect(marksOf(missing, today).isBack).toBe(true);
  expect(marksOf({ ...saved, seenAvailability: "store" }, today).isBack).toBe(true);
  expect(marksOf(saved, today).isBack).toBe(false);
  expect(marksOf(missing, { ...today, availability: "store" }).isBack).toBe(false);
});

test("sixty products make one page", () => {
  expect([0, 1, 60, 61, 200].map(wishPageCount)).toEqual([1, 1, 1, 2, 4]);
});

test("only what can be a share id is looked up", () => {
  expect(isShareId("abcdefghijklmnopqrst-_")).toBe(true);
  expect(isShareId("abc")).toBe(false);
  expect(isShareId("abcdefghijklmnopqrst%'")).toBe(false);
  expect(isShareId(undefined)).toBe(false);
});

import { expect, test } from "vitest";

import { isShareId, markImprovements, wishlistPageCount } from "./wishlist";

const saved = { seenMinor: 12_990, seenAvailability: "online" } as const;
const today = { priceMinor: 12_990, availability: "online" } as const;

test("a product that costs less than when it was saved is marked with the old price", () => {
  expect(markImprovements(saved, { ...today, priceMinor: 9_990 }).droppedFromMinor).toBe(12_990);
  expect(markImprovements(saved, today).droppedFromMinor).toBeNull();
  expect(markImprovements(saved, { ...today, priceMinor: 13_990 }).droppedFromMinor).toBeNull();
});

test("a product that was not sold in this shop version when it was saved has no old price", () => {
  expect(markImprovements({ ...saved, seenMinor: null }, today).droppedFromMinor).toBeNull();
});

test("a product is back in stock only when it could not be sent before and can be now", () => {
  const missing = { ...saved, seenAvailability: "none" } as const;
  expect(markImprovements(missing, today).isBack).toBe(true);
  expect(markImprovements({ ...saved, seenAvailability: "store" }, today).isBack).toBe(true);
  expect(markImprovements(saved, today).isBack).toBe(false);
  expect(markImprovements(missing, { ...today, availability: "store" }).isBack).toBe(false);
});

test("sixty products make one page", () => {
  expect([0, 1, 60, 61, 200].map(wishlistPageCount)).toEqual([1, 1, 1, 2, 4]);
});

test("only well-formed share ids are looked up", () => {
  expect(isShareId("abcdefghijklmnopqrst-_")).toBe(true);
  expect(isShareId("abc")).toBe(false);
  expect(isShareId("abcdefghijklmnopqrst%'")).toBe(false);
  expect(isShareId(undefined)).toBe(false);
});

import { expect, test } from "vitest";

import { labelsOf } from "./card";

const day = 86_400_000;
const plain = { publishedAt: 0, struckMinor: null, isBestseller: false, isGoodPrice: false };

test("a product is new for thirty days", () => {
  expect(labelsOf(plain, 30 * day)).toEqual(["new"]);
  expect(labelsOf(plain, 30 * day + 1)).toEqual([]);
});

test("a sale is labelled only with a price that may be struck", () => {
  expect(labelsOf({ ...plain, struckMinor: 100 }, 90 * day)).toEqual(["sale"]);
});

test("the operator's ticks are shown", () => {
  expect(labelsOf({ ...plain, isBestseller: true, isGoodPrice: true }, 90 * day)).toEqual(["bestseller", "goodPrice"]);
});

import { expect, test } from "vitest";
import { activeLabels } from "~/features/products/activeLabels";
import { dayMs } from "~/platform/time/durations";

const plain = { publishedAt: 0, struckMinor: null, isBestseller: false, isGoodPrice: false };

test("a product is new for thirty days", () => {
  expect(activeLabels(plain, 30 * dayMs)).toEqual(["new"]);
  expect(activeLabels(plain, 30 * dayMs + 1)).toEqual([]);
});

test("a product gets the sale label only with a struck price", () => {
  expect(activeLabels({ ...plain, struckMinor: 100 }, 90 * dayMs)).toEqual(["sale"]);
});

test("the flags that the operator has set become labels", () => {
  expect(activeLabels({ ...plain, isBestseller: true, isGoodPrice: true }, 90 * dayMs)).toEqual([
    "bestseller",
    "goodPrice",
  ]);
});

import { expect, test } from "vitest";

import { interleaveCategories } from "./interleaveCategories";

const [coats, bags, gloves] = [11, 15, 21];

function interleave(
  ...products: [position: number, defaultCategoryId: number | null, availability?: "online" | "none"][]
) {
  const snapshot = products.map(([position, defaultCategoryId, availability = "online"]) => ({
    position,
    defaultCategoryId,
    availability,
  }));
  return [...interleaveCategories(snapshot, Uint32Array.from(snapshot.keys()))];
}

test("categories take turns among products of the same position", () => {
  expect(interleave([0, bags], [0, bags], [0, bags], [0, coats], [0, coats], [0, gloves])).toEqual([0, 3, 5, 1, 4, 2]);
});

test("the operator's position takes precedence over interleaving", () => {
  expect(interleave([1, bags], [2, bags], [3, coats])).toEqual([0, 1, 2]);
  expect(interleave([1, bags], [1, bags], [1, null], [2, coats])).toEqual([0, 2, 1, 3]);
});

test("products not in stock online are not interleaved with those that are", () => {
  expect(interleave([0, bags], [0, bags], [0, bags], [0, coats, "none"])).toEqual([0, 1, 2, 3]);
});

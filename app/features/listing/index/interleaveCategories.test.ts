import { expect, test } from "vitest";

import { spreadKinds } from "./interleaveCategories";

const [coats, bags, gloves] = [11, 15, 21];

function spread(...products: [position: number, kind: number | null, availability?: "online" | "none"][]) {
  const shelf = products.map(([position, kind, availability = "online"]) => ({ position, kind, availability }));
  return [...spreadKinds(shelf, Uint32Array.from(shelf.keys()))];
}

test("kinds take turns among products of the same position", () => {
  expect(spread([0, bags], [0, bags], [0, bags], [0, coats], [0, coats], [0, gloves])).toEqual([0, 3, 5, 1, 4, 2]);
});

test("the operator's position comes before the turns", () => {
  expect(spread([1, bags], [2, bags], [3, coats])).toEqual([0, 1, 2]);
  expect(spread([1, bags], [1, bags], [1, null], [2, coats])).toEqual([0, 2, 1, 3]);
});

test("what cannot be sent waits behind what can", () => {
  expect(spread([0, bags], [0, bags], [0, bags], [0, coats, "none"])).toEqual([0, 1, 2, 3]);
});

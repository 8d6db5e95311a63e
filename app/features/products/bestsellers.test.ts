import { expect, test } from "vitest";

import { topSellers } from "./bestsellers";

const sold = (...pieces: number[]) => pieces.map((count, index) => ({ productId: 1001 + index, pieces: count }));

test("five of a hundred products are bestsellers", () => {
  expect(topSellers(sold(1, 9, 3, 8, 7, 2, 6), 100)).toEqual([1002, 1003, 1004, 1005, 1007]);
  expect(topSellers(sold(1, 9, 3), 20)).toEqual([1002]);
  expect(topSellers(sold(1, 9, 3), 21)).toEqual([1002, 1003]);
});

test("who shares the last place has it only when there is room for all", () => {
  expect(topSellers(sold(5, 2, 2, 2), 40)).toEqual([1001]);
  expect(topSellers(sold(5, 2, 2), 60)).toEqual([1001, 1002, 1003]);
});

test("what nobody bought is no bestseller, however few there are", () => {
  expect(topSellers(sold(0, 1, 0), 100)).toEqual([1002]);
  expect(topSellers([], 100)).toEqual([]);
});

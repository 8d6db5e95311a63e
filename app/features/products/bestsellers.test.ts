import { expect, test } from "vitest";

import { selectTopSellers } from "./bestsellers";

const sold = (...pieces: number[]) => pieces.map((count, index) => ({ productId: 1001 + index, pieces: count }));

test("five percent of the products, rounded up, are bestsellers", () => {
  expect(selectTopSellers(sold(1, 9, 3, 8, 7, 2, 6), 100)).toEqual([1002, 1003, 1004, 1005, 1007]);
  expect(selectTopSellers(sold(1, 9, 3), 20)).toEqual([1002]);
  expect(selectTopSellers(sold(1, 9, 3), 21)).toEqual([1002, 1003]);
});

test("products tied for the last place are included only when there is room for all of them", () => {
  expect(selectTopSellers(sold(5, 2, 2, 2), 40)).toEqual([1001]);
  expect(selectTopSellers(sold(5, 2, 2), 60)).toEqual([1001, 1002, 1003]);
});

test("a product that nobody bought is no bestseller, however few bestsellers there are", () => {
  expect(selectTopSellers(sold(0, 1, 0), 100)).toEqual([1002]);
  expect(selectTopSellers([], 100)).toEqual([]);
});

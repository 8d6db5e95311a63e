import { expect, test } from "vitest";

import { jacketLine } from "../../../tests/support/cartLines";

import { reachableLines, reachablePlaces } from "./reach";

const stock = [
  { variantId: 1, storeId: "eshop", kind: "warehouse", onHand: 2 },
  { variantId: 1, storeId: "praha", kind: "store", onHand: 1 },
  { variantId: 1, storeId: "brno", kind: "store", onHand: 9 },
] as const;

test("a parcel reaches the warehouses, a pickup its own store first", () => {
  expect(reachablePlaces(stock, null).map(({ storeId }) => storeId)).toEqual(["eshop"]);
  expect(reachablePlaces(stock, "praha").map(({ storeId }) => storeId)).toEqual(["praha", "eshop"]);
});

test("two lines of one variant share what is left of it", () => {
  const lines = [
    jacketLine({ id: "plain", quantity: 2 }),
    jacketLine({ id: "with a note", note: "Pro Evu", quantity: 2 }),
  ];
  expect(reachableLines(lines, stock, "praha").map(({ onHand }) => onHand)).toEqual([3, 1]);
  expect(reachableLines(lines, stock, null).map(({ onHand }) => onHand)).toEqual([2, 0]);
});

test("a variant that is nowhere counts as sold out", () => {
  expect(reachableLines([jacketLine({ variantId: 7 })], stock, null)).toMatchObject([{ onHand: 0 }]);
});

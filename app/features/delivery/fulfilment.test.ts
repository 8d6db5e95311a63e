import { expect, test } from "vitest";

import { jacketLine } from "../../../tests/support/cartLines";

import { fulfillableLines, fulfilmentPlaces, pickupOnlyLines } from "./fulfilment";

const stock = [
  { variantId: 1, storeId: "eshop", kind: "warehouse", onHand: 2 },
  { variantId: 1, storeId: "praha", kind: "store", onHand: 1 },
  { variantId: 1, storeId: "brno", kind: "store", onHand: 9 },
] as const;

test("a parcel is fulfilled by the warehouses, a pickup by its own store, the warehouses and the other stores", () => {
  expect(fulfilmentPlaces(stock, null).map(({ storeId }) => storeId)).toEqual(["eshop"]);
  expect(fulfilmentPlaces(stock, "praha").map(({ storeId }) => storeId)).toEqual(["praha", "eshop", "brno"]);
  expect(fulfilmentPlaces(stock, "brno").map(({ storeId }) => storeId)).toEqual(["brno", "eshop", "praha"]);
});

test("two lines of one variant share its stock", () => {
  const lines = [
    jacketLine({ id: "plain", quantity: 2 }),
    jacketLine({ id: "with a note", note: "Pro Evu", quantity: 2 }),
  ];
  expect(fulfillableLines(lines, stock, "praha").map(({ onHand }) => onHand)).toEqual([12, 10]);
  expect(fulfillableLines(lines, stock, null).map(({ onHand }) => onHand)).toEqual([2, 0]);
});

test("a variant without stock anywhere is sold out", () => {
  expect(fulfillableLines([jacketLine({ variantId: 7 })], stock, null)).toMatchObject([{ onHand: 0 }]);
});

test("a line is for pickup only where warehouses lack pieces that stores have", () => {
  const line = (quantity: number) => pickupOnlyLines([jacketLine({ quantity })], stock).length;
  expect([line(2), line(3), line(12), line(13)]).toEqual([0, 1, 1, 0]);
});

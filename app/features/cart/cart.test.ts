import { expect, test } from "vitest";

import { type CartLine, canBeSent, clampQuantity, goodsTotal, isOrderable, lineState } from "./cart";

const line: CartLine = {
  id: "l",
  productId: 1,
  variantId: 1,
  code: "KA-1",
  name: "Bunda",
  slug: "bunda",
  categorySlug: null,
  colour: "černá",
  size: "52",
  picture: null,
  note: "",
  quantity: 2,
  unitMinor: 9_990,
  seenUnitMinor: 9_990,
  onHand: 5,
  isPickupOnly: false,
  taxBasisPoints: 2100,
  isInSale: false,
  allowsMessage: false,
};

test("a sold-out line stays, does not count, and blocks the order", () => {
  const lines = [line, { ...line, onHand: 0 }];
  expect(goodsTotal(lines)).toBe(19_980);
  expect(isOrderable(lines)).toBe(false);
  expect(isOrderable([line])).toBe(true);
});

test("a line with more pieces than are in stock is short", () => {
  expect(lineState({ quantity: 2, onHand: 1 })).toBe("short");
  expect(lineState({ quantity: 2, onHand: 2 })).toBe("ok");
  expect(lineState({ quantity: 2, onHand: 0 })).toBe("sold-out");
});

test("an empty cart cannot be ordered", () => {
  expect(isOrderable([])).toBe(false);
});

test("a quantity is clamped to the stock and to 99", () => {
  expect(clampQuantity(5, 3)).toBe(3);
  expect(clampQuantity(500, 1_000)).toBe(99);
  expect(clampQuantity(-1, 3)).toBe(0);
});

test("a parcel brings goods and printed vouchers, but not what waits in a store or comes by e-mail", () => {
  expect(canBeSent([line])).toBe(true);
  expect(canBeSent([line, { ...line, isPickupOnly: true }])).toBe(false);
  expect(canBeSent([line, { ...line, isPickupOnly: true, onHand: 0 }])).toBe(true);
  expect(canBeSent([{ ...line, onHand: 0 }])).toBe(false);
  const gift = { recipientName: "", recipientEmail: "", message: "", sendOn: null };
  expect(canBeSent([{ ...line, gift: { ...gift, form: "email" } }])).toBe(false);
  expect(canBeSent([{ ...line, gift: { ...gift, form: "print" } }])).toBe(true);
});

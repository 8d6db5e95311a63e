import { expect, test } from "vitest";

import { discountGoods, payWithGifts, type UsableVoucher } from "./discount";

const coat = { productId: 1, lineMinor: 10_000, isInSale: false };
const belt = { productId: 2, lineMinor: 1_000, isInSale: true };
const all = { productIds: null };
const tenPercent: UsableVoucher = { ...all, id: "p", code: "P", kind: "percent", basisPoints: 1000 };
const hundred: UsableVoucher = { ...all, id: "a", code: "A", kind: "amount", valueMinor: 100 };

const amountsOf = (...given: Parameters<typeof discountGoods>) =>
  discountGoods(...given).discounts.map(({ kind, amountMinor }) => [kind, amountMinor]);

test("the club's percentage does not apply to goods in the sale", () => {
  expect(discountGoods([coat, belt], [], 500)).toMatchObject({ lineDiscounts: [500, 0] });
});

test("of the club and a percent voucher the greater discount applies, never both", () => {
  expect(amountsOf([coat, belt], [tenPercent], 500)).toEqual([["percent", 1_100]]);
  expect(amountsOf([coat, belt], [tenPercent], 2000)).toEqual([["club", 2_000]]);
});

test("an amount is subtracted after the percentage and stops at zero", () => {
  expect(amountsOf([coat], [hundred, tenPercent], 0)).toEqual([
    ["percent", 1_000],
    ["amount", 100],
  ]);
  expect(amountsOf([coat], [{ ...hundred, valueMinor: 99_999 }], 0)).toEqual([["amount", 10_000]]);
});

test("a voucher for one product discounts nothing else", () => {
  const forBelts = { productIds: new Set([2]) };
  expect(discountGoods([coat, belt], [{ ...tenPercent, ...forBelts }], 0).lineDiscounts).toEqual([0, 100]);
  expect(discountGoods([coat, belt], [{ ...hundred, ...forBelts, valueMinor: 5_000 }], 0).lineDiscounts).toEqual([
    0, 1_000,
  ]);
});

test("a wide voucher leaves a narrow one the amounts that only it can take", () => {
  const narrow: UsableVoucher = { ...hundred, id: "n", code: "Z", valueMinor: 1_000, productIds: new Set([2]) };
  const wide: UsableVoucher = { ...hundred, id: "w", code: "B", valueMinor: 10_000 };
  expect(amountsOf([coat, belt], [wide, narrow], 0)).toEqual([
    ["amount", 1_000],
    ["amount", 10_000],
  ]);
});

test("gift vouchers pay with the smallest balance first and leave the remainder on the last", () => {
  const gifts = [
    { id: "1", code: "B", kind: "gift" as const, balanceMinor: 500 },
    { id: "2", code: "A", kind: "gift" as const, balanceMinor: 200 },
  ];
  expect(payWithGifts(gifts, 600)).toMatchObject([
    { code: "A", amountMinor: 200 },
    { code: "B", amountMinor: 400 },
  ]);
  expect(payWithGifts(gifts, 0)).toEqual([]);
});

import fc from "fast-check";
import { expect, test } from "vitest";

import { taxRecap } from "~/features/orders/placement/taxRecap";

import { discountGoods, discountSum, giftSum, payWithGifts, type UsableVoucher } from "./discount";

const line = fc.record({
  productId: fc.integer({ min: 1, max: 5 }),
  lineMinor: fc.integer({ min: 1, max: 9_999_999 }),
  isInSale: fc.boolean(),
});
const lines = fc.array(line, { minLength: 1, maxLength: 8 });
const someProducts = fc.option(
  fc.subarray([1, 2, 3, 4, 5], { minLength: 1 }).map((ids) => new Set(ids)),
  { nil: null },
);
const percents = fc.record({ basisPoints: fc.integer({ min: 1, max: 10_000 }), productIds: someProducts });
const amounts = fc.record({ valueMinor: fc.integer({ min: 1, max: 9_999_999 }), productIds: someProducts });
const club = fc.constantFrom(0, 500, 1000, 10_000);

const vouchers = fc.tuple(fc.array(percents, { maxLength: 1 }), fc.array(amounts, { maxLength: 5 })).map(named);

function named([percentOnes, amountOnes]: [
  { basisPoints: number; productIds: Set<number> | null }[],
  { valueMinor: number; productIds: Set<number> | null }[],
]): UsableVoucher[] {
  return [
    ...percentOnes.map((voucher) => ({ ...voucher, id: "p", code: "P", kind: "percent" as const })),
    ...amountOnes.map((voucher, index) => ({
      ...voucher,
      id: `a${index}`,
      code: `A${index}`,
      kind: "amount" as const,
    })),
  ];
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, amount) => total + amount, 0);

test("no line and no cart falls below zero, and the lines' discounts add up to the cart's", () => {
  fc.assert(
    fc.property(lines, vouchers, club, (goods, held, points) => {
      const { discounts, lineDiscounts } = discountGoods(goods, held, points);
      expect(lineDiscounts).toHaveLength(goods.length);
      for (const [index, part] of lineDiscounts.entries()) {
        expect(Number.isInteger(part) && part >= 0 && part <= (goods[index]?.lineMinor ?? 0)).toBe(true);
      }
      expect(sum(lineDiscounts)).toBe(discountSum(discounts));
      for (const { amountMinor } of discounts) expect(amountMinor).toBeGreaterThan(0);
    }),
  );
});

test("the order in which vouchers were added does not matter", () => {
  const shuffled = vouchers.chain((held) =>
    fc.tuple(fc.constant(held), fc.shuffledSubarray(held, { minLength: held.length, maxLength: held.length })),
  );
  fc.assert(
    fc.property(lines, shuffled, club, (goods, [held, otherwise], points) => {
      expect(discountGoods(goods, otherwise, points)).toEqual(discountGoods(goods, held, points));
    }),
  );
});

test("a percentage is taken from the full price, before any amount", () => {
  fc.assert(
    fc.property(lines, vouchers, club, (goods, held, points) => {
      const { discounts } = discountGoods(goods, held, points);
      const alone = discountGoods(
        goods,
        held.filter(({ kind }) => kind === "percent"),
        points,
      ).discounts;
      const percentages = discounts.filter(({ kind }) => kind !== "amount");
      expect(percentages).toEqual(alone);
      expect(percentages.length).toBeLessThanOrEqual(1);
      expect(discounts.slice(percentages.length).every(({ kind }) => kind === "amount")).toBe(true);
    }),
  );
});

test("VAT is computed from the discounted goods, and gift vouchers pay no more than is due", () => {
  const rate = fc.constantFrom(2100, 1200, 2300);
  const gift = fc.record({
    id: fc.uuid(),
    code: fc.string(),
    kind: fc.constant("gift" as const),
    balanceMinor: fc.integer({ min: 0, max: 9_999_999 }),
  });
  const fee = fc.integer({ min: 0, max: 500 });
  fc.assert(
    fc.property(lines, vouchers, club, rate, fee, fc.array(gift, { maxLength: 3 }), (...given) => {
      const [goods, held, points, taxBasisPoints, deliveryMinor, gifts] = given;
      const { discounts, lineDiscounts } = discountGoods(goods, held, points);
      const blank = { variantId: 1, code: "", name: "", variantName: "", note: "", quantity: 1, taxBasisPoints };
      const ordered = goods.map(({ productId, lineMinor }, index) => ({
        ...blank,
        productId,
        unitMinor: lineMinor,
        lineMinor,
        discountMinor: lineDiscounts[index] ?? 0,
      }));
      const valueMinor = sum(goods.map(({ lineMinor }) => lineMinor)) - discountSum(discounts) + deliveryMinor;
      const paid = payWithGifts(gifts, valueMinor);
      const fees = { deliveryMinor, paymentMinor: 0, roundingMinor: 0 };
      const rows = taxRecap({
        lines: ordered,
        totals: { goodsMinor: 0, discounts: [...discounts, ...paid], ...fees, totalMinor: 0 },
      });
      expect(sum(rows.map(({ netMinor, taxMinor }) => netMinor + taxMinor))).toBe(valueMinor);
      expect(giftSum(paid)).toBe(Math.min(valueMinor, sum(gifts.map(({ balanceMinor }) => balanceMinor))));
    }),
  );
});

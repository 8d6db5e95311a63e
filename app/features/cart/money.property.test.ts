import fc from "fast-check";
import { expect, test } from "vitest";
import { grossMinor, netInCurrency, netOfGross, taxWithin } from "~/features/money/money";
import { goodsTotal, lineTotal } from "./cart";

const net = fc.integer({ min: 1, max: 99_999_999_999 });
const taxRate = fc.integer({ min: 0, max: 10_000 });
const decimals = fc.integer({ min: 0, max: 2 });
const price = fc.integer({ min: 1, max: 99_999_999 });

test("a gross price is a whole number and never below its net price", () => {
  fc.assert(
    fc.property(net, taxRate, decimals, (priceNet, rate, places) => {
      const gross = grossMinor(priceNet, rate, places);
      expect(Number.isSafeInteger(gross)).toBe(true);
      const exact = (priceNet / 10_000) * (1 + rate / 10_000) * 10 ** places;
      expect(Math.abs(gross - exact)).toBeLessThan(0.51);
    }),
  );
});

test("every gross price can be restored from its net price", () => {
  fc.assert(
    fc.property(price, taxRate, decimals, (amount, rate, places) => {
      expect(grossMinor(netOfGross(amount, rate, places), rate, places)).toBe(amount);
    }),
  );
});

test("a higher net price never gives a lower gross price", () => {
  fc.assert(
    fc.property(net, net, taxRate, decimals, (a, b, rate, places) => {
      const [low, high] = a < b ? [a, b] : [b, a];
      expect(grossMinor(low, rate, places)).toBeLessThanOrEqual(grossMinor(high, rate, places));
    }),
  );
});

test("the tax in a price is a whole part of it", () => {
  fc.assert(
    fc.property(price, taxRate, (amount, rate) => {
      const tax = taxWithin(amount, rate);
      expect(Number.isInteger(tax) && tax >= 0 && tax <= amount).toBe(true);
    }),
  );
});

test("a third currency is divided by its rate, and has two decimals by default", () => {
  fc.assert(
    fc.property(net, fc.integer({ min: 1_000, max: 100_000_000 }), (priceNet, rateMillionths) => {
      const converted = netInCurrency(priceNet, rateMillionths);
      expect(Math.abs(converted - (priceNet * 1_000_000) / rateMillionths)).toBeLessThan(1);
    }),
  );
  expect(grossMinor(netInCurrency(1_000_000, 5_500_000), 2100)).toBe(2200);
});

const line = fc.record({
  unitMinor: price,
  quantity: fc.integer({ min: 1, max: 99 }),
  onHand: fc.integer({ min: 0, max: 99 }),
});

test("a line costs unit price times quantity, and the goods are the sum of the orderable lines", () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
      const blank = { id: "", productId: 1, variantId: 1, code: "", name: "", slug: "", categorySlug: null };
      const rest = {
        colour: "",
        size: "",
        picture: null,
        note: "",
        seenUnitMinor: 1,
        taxBasisPoints: 2100,
        isInSale: false,
        isPickupOnly: false,
        allowsMessage: false,
      };
      const sum = lines.reduce((total, line) => total + (line.onHand > 0 ? line.unitMinor * line.quantity : 0), 0);
      expect(goodsTotal(lines.map((line) => ({ ...blank, ...rest, ...line })))).toBe(sum);
      for (const line of lines) expect(lineTotal(line) % line.unitMinor).toBe(0);
    }),
  );
});

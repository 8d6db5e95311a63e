import fc from "fast-check";
import { expect, test } from "vitest";
import { dayMs } from "~/platform/time/durations";

import { calculateOffer } from "./offer";
import { chargedNet, type PriceStep, struckPrice } from "./price";

/** Net amounts of at least one crown. */
const net = fc.integer({ min: 10_000, max: 9_999_999_999 });
const maybeNet = fc.option(net);

test("the price charged is never above the regular price, and is the sale price only while the sale is on", () => {
  fc.assert(
    fc.property(net, maybeNet, fc.boolean(), (regularNet, saleNet, isSaleActive) => {
      const charged = chargedNet({ regularNet, saleNet }, isSaleActive);
      expect(charged).toBeLessThanOrEqual(regularNet);
      if (!isSaleActive || saleNet === null) expect(charged).toBe(regularNet);
    }),
  );
});

const written = fc.array(
  fc.record({
    grossMinor: fc.integer({ min: 1, max: 9_999_999 }),
    isSale: fc.boolean(),
    days: fc.integer({ min: 1, max: 60 }),
  }),
  { minLength: 1, maxLength: 8 },
);

/** Steps that follow each other without a gap; the last one is open. */
function logOf(steps: readonly { grossMinor: number; isSale: boolean; days: number }[]): PriceStep[] {
  let at = 0;
  return steps.map(({ grossMinor, isSale, days }, index) => {
    const validFromAt = at;
    at += days * dayMs;
    return { grossMinor, isSale, validFromAt, validToAt: index === steps.length - 1 ? null : at };
  });
}

test("a struck price was charged before, is above the current price, and needs a sale", () => {
  fc.assert(
    fc.property(written, (steps) => {
      const log = logOf(steps);
      const struck = struckPrice(log);
      if (struck === undefined) return;
      const current = log.at(-1);
      expect(current?.isSale).toBe(true);
      expect(struck).toBeGreaterThan(current?.grossMinor ?? 0);
      expect(log.slice(0, -1).map(({ grossMinor }) => grossMinor)).toContain(struck);
    }),
  );
});

test("an offer shows a discount of 0 to 99 percent, and only against the price of the 30 days before", () => {
  fc.assert(
    fc.property(net, maybeNet, fc.boolean(), written, (regularNet, saleNet, isSaleActive, steps) => {
      const log = logOf(steps);
      const surcharges = { smallest: 0, largest: 0 };
      const input = {
        prices: { regularNet, saleNet },
        isSaleActive,
        taxBasisPoints: 2100,
        decimals: 0,
        surcharges,
        log,
      };
      const offer = calculateOffer(input);
      expect(Number.isSafeInteger(offer.grossMinor)).toBe(true);
      expect(offer.discountPercent >= 0 && offer.discountPercent <= 99).toBe(true);
      if (offer.struckMinor === null) {
        expect(offer.discountPercent).toBe(0);
        return;
      }
      expect(offer.isSale && offer.struckMinor === struckPrice(log) && offer.struckMinor > offer.grossMinor).toBe(true);
    }),
  );
});

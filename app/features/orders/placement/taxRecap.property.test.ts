import fc from "fast-check";
import { expect, test } from "vitest";

import { taxRecap } from "./taxRecap";

const amount = fc.integer({ min: 0, max: 9_999_999 });
const line = fc.record({
  lineMinor: fc.integer({ min: 1, max: 9_999_999 }),
  rate: fc.constantFrom(2100, 1200, 0, 2300),
});

test("the recapitulation of VAT adds up to the goods and fees, to the smallest unit", () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 12 }),
      amount,
      amount,
      (written, deliveryMinor, paymentMinor) => {
        const blank = { productId: 1, variantId: 1, code: "", name: "", variantName: "", note: "", quantity: 1 };
        const lines = written.map(({ lineMinor, rate }) => ({
          ...blank,
          unitMinor: lineMinor,
          lineMinor,
          taxBasisPoints: rate,
          discountMinor: 0,
        }));
        const goodsMinor = written.reduce((sum, { lineMinor }) => sum + lineMinor, 0);
        const totalMinor = goodsMinor + deliveryMinor + paymentMinor;
        const rows = taxRecap({
          lines,
          totals: { goodsMinor, discounts: [], deliveryMinor, paymentMinor, roundingMinor: 0, totalMinor },
        });
        const sumOf = (part: "grossMinor" | "netMinor" | "taxMinor") => rows.reduce((sum, row) => sum + row[part], 0);
        expect(sumOf("grossMinor")).toBe(totalMinor);
        expect(sumOf("netMinor") + sumOf("taxMinor")).toBe(totalMinor);
        expect(rows.every(({ netMinor, taxMinor }) => Number.isInteger(netMinor) && Number.isInteger(taxMinor))).toBe(
          true,
        );
      },
    ),
  );
});

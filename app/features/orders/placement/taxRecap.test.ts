import fc from "fast-check";
import { expect, test } from "vitest";

import { taxRecap } from "./taxRecap";

const line = {
  productId: 1,
  variantId: 1,
  code: "",
  name: "",
  variantName: "",
  note: "",
  quantity: 1,
  discountMinor: 0,
};
const plain = { goodsMinor: 0, discounts: [], deliveryMinor: 0, paymentMinor: 0, roundingMinor: 0, totalMinor: 0 };

test("tax is computed from the gross sum of each rate, with fees at the rate of most goods", () => {
  const lines = [
    { ...line, unitMinor: 12_990, lineMinor: 12_990, taxBasisPoints: 2100 },
    { ...line, unitMinor: 500, lineMinor: 500, taxBasisPoints: 1200 },
  ];
  expect(taxRecap({ lines, totals: { ...plain, deliveryMinor: 119, paymentMinor: 39 } })).toEqual([
    { taxBasisPoints: 2100, grossMinor: 13_148, netMinor: 10_866, taxMinor: 2_282 },
    { taxBasisPoints: 1200, grossMinor: 500, netMinor: 446, taxMinor: 54 },
  ]);
});

test("a line's discount lowers the base of its own rate", () => {
  const lines = [
    { ...line, unitMinor: 1_210, lineMinor: 1_210, taxBasisPoints: 2100, discountMinor: 1_210 },
    { ...line, unitMinor: 1_120, lineMinor: 1_120, taxBasisPoints: 1200, discountMinor: 560 },
  ];
  expect(taxRecap({ lines, totals: { ...plain, deliveryMinor: 112 } })).toEqual([
    { taxBasisPoints: 2100, grossMinor: 0, netMinor: 0, taxMinor: 0 },
    { taxBasisPoints: 1200, grossMinor: 672, netMinor: 600, taxMinor: 72 },
  ]);
});

test("the recap adds up to the total without the cash rounding", () => {
  const priced = fc.record({
    lineMinor: fc.integer({ min: 0, max: 10_000_000 }),
    taxBasisPoints: fc.constantFrom(0, 1200, 2100, 2300),
  });
  const fee = fc.integer({ min: 0, max: 10_000 });
  fc.assert(
    fc.property(fc.array(priced, { minLength: 1 }), fee, fee, (given, deliveryMinor, paymentMinor) => {
      const lines = given.map((givenLine) => ({ ...line, unitMinor: givenLine.lineMinor, ...givenLine }));
      const rows = taxRecap({ lines, totals: { ...plain, deliveryMinor, paymentMinor, roundingMinor: 2 } });
      const gross = rows.reduce((sum, { grossMinor }) => sum + grossMinor, 0);
      expect(gross).toBe(lines.reduce((sum, { lineMinor }) => sum + lineMinor, deliveryMinor + paymentMinor));
      for (const { grossMinor, netMinor, taxMinor } of rows) expect(netMinor + taxMinor).toBe(grossMinor);
    }),
  );
});

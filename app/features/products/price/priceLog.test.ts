import { expect, test } from "vitest";
import { dayMs } from "~/platform/time/durations";

import { type Charge, diffPriceLog } from "./priceLog";

const now = 1_000 * dayMs;
const regular: Charge = { grossMinor: 12_990, isSale: false };
const sale: Charge = { grossMinor: 9_990, isSale: true };

function from(daysAgo: number, charge: Charge) {
  return { ...charge, validFromAt: now - daysAgo * dayMs };
}

test("an empty log takes the history from the file and the current price", () => {
  expect(diffPriceLog([], [from(100, regular), from(20, { grossMinor: 10_990, isSale: true })], sale, now)).toEqual({
    kind: "open",
    steps: [
      { ...from(100, regular), validToAt: now - 20 * dayMs },
      { ...from(20, { grossMinor: 10_990, isSale: true }), validToAt: now },
      { ...from(0, sale), validToAt: null },
    ],
  });
});

test("a history that ends with the current price leaves that step open", () => {
  expect(diffPriceLog([], [from(100, regular), from(20, sale)], sale, now)).toEqual({
    kind: "open",
    steps: [
      { ...from(100, regular), validToAt: now - 20 * dayMs },
      { ...from(20, sale), validToAt: null },
    ],
  });
});

test("an unchanged price is not logged, whatever the file's history says", () => {
  expect(diffPriceLog([{ ...from(5, sale), validToAt: null }], [from(100, regular)], sale, now)).toEqual({
    kind: "none",
  });
});

test("a new price ends the open one and ignores the history", () => {
  expect(diffPriceLog([{ ...from(5, regular), validToAt: null }], [from(100, regular)], sale, now)).toEqual({
    kind: "open",
    steps: [{ ...from(0, sale), validToAt: null }],
  });
});

test("a sale that ends without a price change is logged, so that a later sale starts its own comparison", () => {
  const log = [{ ...from(5, sale), validToAt: null }];
  expect(diffPriceLog(log, [], { grossMinor: 9_990, isSale: false }, now)).toMatchObject({ kind: "open" });
});

test("the price of a product that is no longer sold is closed once", () => {
  const open = { ...from(5, regular), validToAt: null };
  expect(diffPriceLog([open], [], undefined, now)).toEqual({ kind: "close" });
  expect(diffPriceLog([{ ...open, validToAt: now - dayMs }], [], undefined, now)).toEqual({ kind: "none" });
});

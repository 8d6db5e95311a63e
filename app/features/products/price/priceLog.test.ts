import { expect, test } from "vitest";

import { type Charge, logChange } from "./priceLog";

const day = 86_400_000;
const now = 1_000 * day;
const regular: Charge = { grossMinor: 12_990, isSale: false };
const sale: Charge = { grossMinor: 9_990, isSale: true };

function from(daysAgo: number, charge: Charge) {
  return { ...charge, validFromAt: now - daysAgo * day };
}

test("an empty log takes the history of the file and the price of today", () => {
  expect(logChange([], [from(100, regular), from(20, { grossMinor: 10_990, isSale: true })], sale, now)).toEqual({
    kind: "open",
    steps: [
      { ...from(100, regular), validToAt: now - 20 * day },
      { ...from(20, { grossMinor: 10_990, isSale: true }), validToAt: now },
      { ...from(0, sale), validToAt: null },
    ],
  });
});

test("a history that ends with the price of today leaves that step open", () => {
  expect(logChange([], [from(100, regular), from(20, sale)], sale, now)).toEqual({
    kind: "open",
    steps: [
      { ...from(100, regular), validToAt: now - 20 * day },
      { ...from(20, sale), validToAt: null },
    ],
  });
});

test("the same price again is not written down, whatever the file's history says", () => {
  expect(logChange([{ ...from(5, sale), validToAt: null }], [from(100, regular)], sale, now)).toEqual({ kind: "none" });
});

test("a new price ends the open one and ignores the history", () => {
  expect(logChange([{ ...from(5, regular), validToAt: null }], [from(100, regular)], sale, now)).toEqual({
    kind: "open",
    steps: [{ ...from(0, sale), validToAt: null }],
  });
});

test("a sale that ends at its own price is written down, for a later sale must not be compared with before it", () => {
  const log = [{ ...from(5, sale), validToAt: null }];
  expect(logChange(log, [], { grossMinor: 9_990, isSale: false }, now)).toMatchObject({ kind: "open" });
});

test("a product that is no longer sold ends its price and is not ended twice", () => {
  const open = { ...from(5, regular), validToAt: null };
  expect(logChange([open], [], undefined, now)).toEqual({ kind: "close" });
  expect(logChange([{ ...open, validToAt: now - day }], [], undefined, now)).toEqual({ kind: "none" });
});

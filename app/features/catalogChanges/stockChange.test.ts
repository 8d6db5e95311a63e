import { expect, test } from "vitest";

import { parseStockChange } from "./stockChange";

test("a change of stock is written with its sign", () => {
  expect(parseStockChange("+3")).toEqual({ kind: "by", pieces: 3 });
  expect(parseStockChange(" -2 ")).toEqual({ kind: "by", pieces: -2 });
  expect(parseStockChange("\u22122")).toEqual({ kind: "by", pieces: -2 });
  expect(parseStockChange("=0")).toEqual({ kind: "counted", pieces: 0 });
});

test("anything else is none", () => {
  for (const text of ["3", "", "+", "+0", "=-1", "+1.5", "+200000", "--2"]) {
    expect(parseStockChange(text), text).toBeUndefined();
  }
});

import { expect, test } from "vitest";

import { codeForms, productNumberOf } from "./productCode";

test.each(["KA-1001", "ka-1001", "ka1001", "KA 1001", " ka 1001 "])("%j may be the code KA-1001", (written) => {
  expect(codeForms(written)).toContain("KA-1001");
});

test.each(["bunda", "42", "", "kožená bunda 52 š", "1".repeat(41), "a' or 1=1"])("%j is no code", (written) => {
  expect(codeForms(written)).toEqual([]);
});

test("a number alone may be a product's", () => {
  expect(productNumberOf("1001")).toBe(1001);
  expect(productNumberOf("52")).toBeUndefined();
  expect(productNumberOf("2000100100035")).toBeUndefined();
});

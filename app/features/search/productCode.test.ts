import { expect, test } from "vitest";

import { codeForms, parseProductNumber } from "./productCode";

test.each(["KA-1001", "ka-1001", "ka1001", "KA 1001", " ka 1001 "])("%j may be the code KA-1001", (query) => {
  expect(codeForms(query)).toContain("KA-1001");
});

test.each(["bunda", "42", "", "kožená bunda 52 š", "1".repeat(41), "a' or 1=1"])("%j is no code", (query) => {
  expect(codeForms(query)).toEqual([]);
});

test("a number alone may be a product number", () => {
  expect(parseProductNumber("1001")).toBe(1001);
  expect(parseProductNumber("52")).toBeUndefined();
  expect(parseProductNumber("2000100100035")).toBeUndefined();
});

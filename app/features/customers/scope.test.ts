import { expect, test } from "vitest";

import { hasScope } from "./scope";

test("only who was given a scope has it", () => {
  expect(hasScope({ scope: ["orders"] }, "orders")).toBe(true);
  expect(hasScope({ scope: ["orders"] }, "settings")).toBe(false);
});

test("customers and guests have none", () => {
  expect(hasScope({ scope: [] }, "orders")).toBe(false);
  expect(hasScope(null, "orders")).toBe(false);
});

test("admin stands for no other scope", () => {
  expect(hasScope({ scope: ["admin"] }, "settings")).toBe(false);
});

test("what is no scope of the shop is nobody's, even when it was stored", () => {
  // @ts-expect-error no such scope
  expect(hasScope({ scope: ["toString"] }, "toString")).toBe(false);
});

import { expect, test } from "vitest";

import { hasScope } from "./scope";

test("only granted scopes are held", () => {
  expect(hasScope({ scope: ["orders"] }, "orders")).toBe(true);
  expect(hasScope({ scope: ["orders"] }, "settings")).toBe(false);
});

test("customers and guests have none", () => {
  expect(hasScope({ scope: [] }, "orders")).toBe(false);
  expect(hasScope(null, "orders")).toBe(false);
});

test("admin includes no other scope", () => {
  expect(hasScope({ scope: ["admin"] }, "settings")).toBe(false);
});

test("an unknown scope is never held, even when stored", () => {
  // @ts-expect-error no such scope
  expect(hasScope({ scope: ["toString"] }, "toString")).toBe(false);
});

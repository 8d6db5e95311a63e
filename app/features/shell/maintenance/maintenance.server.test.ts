import { expect, test } from "vitest";

import { mayEnterClosedShop } from "./maintenance.server";

const customer = {
  id: "c1",
  email: "jana@kara.example",
  isEmailVerified: true,
  firstname: "Jana",
  lastname: "Nová",
  group: null,
};

test("during maintenance staff with the scope settings see the shop; other staff, customers and guests do not", () => {
  const as = (scope: string[]) =>
    mayEnterClosedShop({ signedIn: { customer: { ...customer, scope }, token: "" }, setCookie: null });
  expect(as(["settings"])).toBe(true);
  expect(as(["orders"])).toBe(false);
  expect(as([])).toBe(false);
  expect(mayEnterClosedShop({ signedIn: null, setCookie: null })).toBe(false);
});

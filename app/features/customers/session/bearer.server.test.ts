import { expect, test } from "vitest";
import { dayMs } from "~/platform/time/durations";

import { registerTestCustomer } from "../../../../tests/support/customers";
import { freshDb } from "../../../../tests/support/shop/freshDb";
import { testWorld } from "../../../../tests/support/shop/world";

import { bearerIn, findBearer } from "./bearer.server";

test.each([
  ["Bearer abc-_1", "abc-_1"],
  ["bearer abc", "abc"],
  ["Basic abc", null],
  ["Bearer", null],
  ["Bearer a b", null],
  ["", null],
])("the header %j has the token %j", (header, token) => {
  expect(bearerIn(header)).toBe(token);
  expect(bearerIn(null)).toBeNull();
});

test("a session is extended by 30 days with each use, and expires without use", async () => {
  const db = await freshDb();
  const start = testWorld(db).now();
  const { token, customerId } = await registerTestCustomer(testWorld(db));
  const at = (days: number) => findBearer({ db, now: () => start + days * dayMs }, token, "cs");
  expect((await at(29))?.customer.id).toBe(customerId);
  expect((await at(58))?.customer.id).toBe(customerId);
  expect(await at(89)).toBeUndefined();
});

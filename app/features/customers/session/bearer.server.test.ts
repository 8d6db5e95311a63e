import { expect, test } from "vitest";

import { registered } from "../../../../tests/support/customers";
import { freshDb } from "../../../../tests/support/shop/freshDb";
import { worldAround } from "../../../../tests/support/shop/world";

import { bearerIn, findBearer } from "./bearer.server";

const day = 86_400_000;

test.each([
  ["Bearer abc-_1", "abc-_1"],
  ["bearer abc", "abc"],
  ["Basic abc", null],
  ["Bearer", null],
  ["Bearer a b", null],
  ["", null],
])("the header %j holds %j", (header, token) => {
  expect(bearerIn(header)).toBe(token);
  expect(bearerIn(null)).toBeNull();
});

test("a session goes on for 30 days from each use, and ends without one", async () => {
  const db = await freshDb();
  const start = worldAround(db).now();
  const { token, customerId } = await registered(worldAround(db));
  const at = (days: number) => findBearer({ db, now: () => start + days * day }, token, "cs");
  expect((await at(29))?.customer.id).toBe(customerId);
  expect((await at(58))?.customer.id).toBe(customerId);
  expect(await at(89)).toBeUndefined();
});

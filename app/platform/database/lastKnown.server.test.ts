import { expect, test } from "vitest";

import { freshDb } from "../../../tests/support/shop/freshDb";
import { DatabaseUnavailable } from "./databaseUnavailable.server";
import { lastKnown } from "./lastKnown.server";

test("only earlier results are available during a database outage", async () => {
  const db = await freshDb();
  let error: Error | undefined;
  let pieces = 1;
  const read = lastKnown(async (_db, owner: { tempId: string }) => {
    if (error) throw error;
    return `${owner.tempId}${pieces++}`;
  });
  expect([await read(db, { tempId: "a" }), await read(db, { tempId: "a" })]).toEqual(["a1", "a2"]);
  error = new DatabaseUnavailable(new Error("connect ECONNREFUSED"));
  expect(await read(db, { tempId: "a" })).toBe("a2");
  await expect(read(db, { tempId: "b" })).rejects.toBe(error);
  error = new Error("a bug");
  await expect(read(db, { tempId: "a" })).rejects.toBe(error);
});

test("the results used least recently are forgotten first", async () => {
  const db = await freshDb();
  let error: Error | undefined;
  const read = lastKnown(async (_db, key: number) => {
    if (error) throw error;
    return key;
  });
  for (let key = 0; key <= 10_000; key += 1) await read(db, key);
  error = new DatabaseUnavailable(new Error("connect ECONNREFUSED"));
  await expect(read(db, 0)).rejects.toBe(error);
  expect([await read(db, 1), await read(db, 10_000)]).toEqual([1, 10_000]);
});

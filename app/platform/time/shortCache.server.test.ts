import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { freshDb } from "../../../tests/support/shop/freshDb";
import { DatabaseAway } from "../database/databaseAway.server";
import { briefly } from "./shortCache.server";

beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => void vi.useRealTimers());

test("what was read is kept for a second, apart for each key and database", async () => {
  const [db, other] = [await freshDb(), await freshDb()];
  let reads = 0;
  const read = briefly(async (_db, key: string) => {
    reads += 1;
    return `${key}${reads}`;
  });
  expect([await read(db, "a"), await read(db, "a"), await read(db, "b"), await read(other, "a")]).toEqual([
    "a1",
    "a1",
    "b2",
    "a3",
  ]);
  vi.advanceTimersByTime(1_001);
  expect(await read(db, "a")).toBe("a4");
});

test("a read that failed is not kept", async () => {
  const db = await freshDb();
  let isBroken = true;
  const read = briefly(async () => {
    if (isBroken) throw new Error("down");
    return "up";
  });
  await expect(read(db, "a")).rejects.toThrow("down");
  isBroken = false;
  expect(await read(db, "a")).toBe("up");
});

test("while the database is away, what was read last stays", async () => {
  const db = await freshDb();
  let error: Error | undefined;
  const read = briefly(async () => {
    if (error) throw error;
    return "up";
  });
  expect(await read(db, "a")).toBe("up");
  error = new DatabaseAway(new Error("connect ECONNREFUSED"));
  for (let second = 0; second < 3; second += 1) {
    vi.advanceTimersByTime(1_001);
    expect(await read(db, "a")).toBe("up");
  }
  await expect(read(db, "b")).rejects.toThrow("the database cannot be reached");
  vi.advanceTimersByTime(1_001);
  error = new Error("a bug");
  await expect(read(db, "a")).rejects.toThrow("a bug");
});

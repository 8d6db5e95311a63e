import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { freshDb } from "../../../tests/support/shop/freshDb";
import { DatabaseUnavailable } from "../database/databaseUnavailable.server";
import { cachedForASecond } from "./shortCache.server";

beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => void vi.useRealTimers());

test("a result is cached for a second, per key and database", async () => {
  const [db, other] = [await freshDb(), await freshDb()];
  let reads = 0;
  const read = cachedForASecond(async (_db, key: string) => {
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

test("a failed read is not cached", async () => {
  const db = await freshDb();
  let isBroken = true;
  const read = cachedForASecond(async () => {
    if (isBroken) throw new Error("down");
    return "up";
  });
  await expect(read(db, "a")).rejects.toThrow("down");
  isBroken = false;
  expect(await read(db, "a")).toBe("up");
});

test("during a database outage the last result stays", async () => {
  const db = await freshDb();
  let error: Error | undefined;
  const read = cachedForASecond(async () => {
    if (error) throw error;
    return "up";
  });
  expect(await read(db, "a")).toBe("up");
  error = new DatabaseUnavailable(new Error("connect ECONNREFUSED"));
  for (let second = 0; second < 3; second += 1) {
    vi.advanceTimersByTime(1_001);
    expect(await read(db, "a")).toBe("up");
  }
  await expect(read(db, "b")).rejects.toThrow("the database cannot be reached");
  vi.advanceTimersByTime(1_001);
  error = new Error("a bug");
  await expect(read(db, "a")).rejects.toThrow("a bug");
});

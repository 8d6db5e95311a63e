import { expect, test } from "vitest";

import { freshDb } from "../../../tests/support/shop/freshDb";
import { countAttempt, purgeExpiredAttempts, resetAttempts } from "./attempts.queries.server";

const limit = { most: 2, windowMs: 1_000 };

test("attempts over the limit are rejected until the window is over", async () => {
  const db = await freshDb();
  const outcomes = [];
  for (const now of [0, 1, 2, 999, 1_000]) outcomes.push(await countAttempt(db, "a", limit, now));
  expect(outcomes).toEqual([true, true, false, false, true]);
});

test("keys are counted separately, and a reset starts from zero", async () => {
  const db = await freshDb();
  for (const now of [0, 1, 2]) await countAttempt(db, "a", limit, now);
  expect(await countAttempt(db, "b", limit, 3)).toBe(true);
  await resetAttempts(db, "a");
  expect(await countAttempt(db, "a", limit, 4)).toBe(true);
});

test("concurrent attempts are all counted", async () => {
  const db = await freshDb();
  const outcomes = await Promise.all(Array.from({ length: 10 }, () => countAttempt(db, "a", limit, 0)));
  expect(outcomes.filter(Boolean)).toHaveLength(2);
});

test("no address is stored, and expired counts are purged", async () => {
  const db = await freshDb();
  await countAttempt(db, "eva@seznam.cz", limit, 0);
  expect(JSON.stringify(await db.selectFrom("attempt_count").selectAll().execute())).not.toContain("eva");
  await purgeExpiredAttempts(db, 1_000);
  expect(await db.selectFrom("attempt_count").selectAll().execute()).toEqual([]);
});

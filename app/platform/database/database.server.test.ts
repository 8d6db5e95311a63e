import { expect, test } from "vitest";

import { freshDb } from "../../../tests/support/shop/freshDb";

import { isMigrated } from "./migrations.server";

test("a new database is migrated and holds both currencies", async () => {
  const db = await freshDb();
  expect(await isMigrated(db)).toBe(true);
  const currencies = await db.selectFrom("currency").select(["id", "code", "rate_millionths"]).orderBy("id").execute();
  expect(currencies).toEqual([
    { id: 1, code: "CZK", rate_millionths: 1_000_000 },
    { id: 2, code: "EUR", rate_millionths: 25_000_000 },
  ]);
});

test("counts and sums come back as numbers", async () => {
  const db = await freshDb();
  const row = await db
    .selectFrom("carrier_price")
    .select(({ fn }) => [fn.countAll<number>().as("count"), fn.sum<number>("price_minor").as("sum")])
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ count: 6, sum: 1_088 });
});

import { expect, test } from "vitest";

import { freshDb } from "../../../tests/support/shop/freshDb";
import { testWorld } from "../../../tests/support/shop/world";
import { recordZeroResult } from "./recordZeroResult.server";
import { countZeroResult, maxZeroResultsPerDay, readZeroResults } from "./zeroResult.queries.server";

test("the same search without results, however it is written, is counted once for each shop version", async () => {
  const world = testWorld(await freshDb());
  await recordZeroResult(world, "cs", "Péřová  bunda!");
  await recordZeroResult(world, "cs", "perova bunda");
  await recordZeroResult(world, "sk", "páperová bunda");
  expect(await readZeroResults(world.db, "2000-01-01", 10)).toEqual([
    { query: "perova bunda", locale: "cs", times: 2 },
    { query: "paperova bunda", locale: "sk", times: 1 },
  ]);
  expect(await readZeroResults(world.db, "2100-01-01", 10)).toEqual([]);
});

test("a search after midnight in Prague belongs to the new day", async () => {
  const db = await freshDb();
  await recordZeroResult(testWorld(db, { now: Date.parse("2026-07-01T00:30:00+02:00") }), "cs", "svetr");
  expect(await db.selectFrom("search_miss").select("missed_on").execute()).toEqual([{ missed_on: "2026-07-01" }]);
});

test.each(["jana@posta.cz", "777 123 456 78", "…", ""])("%j is not stored", async (query) => {
  const world = testWorld(await freshDb());
  await recordZeroResult(world, "cs", query);
  expect(await readZeroResults(world.db, "2000-01-01", 10)).toEqual([]);
});

test("a day stores a limited number of queries, but goes on counting those it has", async () => {
  const db = await freshDb();
  const rows = Array.from({ length: maxZeroResultsPerDay }, (_, number) => ({
    missed_on: "2026-11-21",
    locale: "cs" as const,
    query: `q${number}`,
    times: 1,
  }));
  await db.insertInto("search_miss").values(rows).execute();
  await countZeroResult(db, "2026-11-21", "cs", "one more");
  await countZeroResult(db, "2026-11-21", "cs", "q7");
  await countZeroResult(db, "2026-11-22", "cs", "one more");
  const kept = await readZeroResults(db, "2026-11-21", 2_000);
  expect(kept).toHaveLength(maxZeroResultsPerDay + 1);
  expect(kept[0]).toEqual({ query: "q7", locale: "cs", times: 2 });
  expect(await readZeroResults(db, "2026-11-22", 10)).toEqual([{ query: "one more", locale: "cs", times: 1 }]);
});

test("a database failure while recording is ignored", async () => {
  const db = await freshDb();
  await db.schema.dropTable("search_miss").execute();
  await recordZeroResult(testWorld(db), "cs", "svetr");
});

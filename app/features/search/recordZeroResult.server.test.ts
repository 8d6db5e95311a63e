import { expect, test } from "vitest";

import { freshDb } from "../../../tests/support/shop/freshDb";
import { worldAround } from "../../../tests/support/shop/world";
import { recordMiss } from "./recordZeroResult.server";
import { countMiss, mostMissesOfDay, readMisses } from "./zeroResult.queries.server";

test("the same lost search, however it was written, is counted in each shop version", async () => {
  const world = worldAround(await freshDb());
  await recordMiss(world, "cs", "Péřová  bunda!");
  await recordMiss(world, "cs", "perova bunda");
  await recordMiss(world, "sk", "páperová bunda");
  expect(await readMisses(world.db, "2000-01-01", 10)).toEqual([
    { query: "perova bunda", locale: "cs", times: 2 },
    { query: "paperova bunda", locale: "sk", times: 1 },
  ]);
  expect(await readMisses(world.db, "2100-01-01", 10)).toEqual([]);
});

test.each(["jana@posta.cz", "777 123 456 78", "…", ""])("%j is not kept", async (query) => {
  const world = worldAround(await freshDb());
  await recordMiss(world, "cs", query);
  expect(await readMisses(world.db, "2000-01-01", 10)).toEqual([]);
});

test("a day has room for so many and no more, but those it has go on counting", async () => {
  const db = await freshDb();
  const rows = Array.from({ length: mostMissesOfDay }, (_, number) => ({
    missed_on: "2026-11-21",
    locale: "cs" as const,
    query: `q${number}`,
    times: 1,
  }));
  await db.insertInto("search_miss").values(rows).execute();
  await countMiss(db, "2026-11-21", "cs", "one more");
  await countMiss(db, "2026-11-21", "cs", "q7");
  await countMiss(db, "2026-11-22", "cs", "one more");
  const kept = await readMisses(db, "2026-11-21", 2_000);
  expect(kept).toHaveLength(mostMissesOfDay + 1);
  expect(kept[0]).toEqual({ query: "q7", locale: "cs", times: 2 });
  expect(await readMisses(db, "2026-11-22", 10)).toEqual([{ query: "one more", locale: "cs", times: 1 }]);
});

test("a database that cannot take the note does not disturb", async () => {
  const db = await freshDb();
  await db.schema.dropTable("search_miss").execute();
  await recordMiss(worldAround(db), "cs", "svetr");
});

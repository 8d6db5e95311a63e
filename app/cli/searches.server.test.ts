import { expect, test } from "vitest";

import { countMiss } from "~/features/search/zeroResult.queries.server";

import { freshDb } from "../../tests/support/shop/freshDb";
import { hearing } from "../../tests/support/shop/recordingTerminal";
import { runSearches } from "./searches";
import { BadUsage } from "./terminal";

async function counter(...words: string[]) {
  const db = await freshDb();
  const terminal = hearing();
  const world = {
    db,
    now: () => Date.UTC(2026, 10, 21, 12),
    environment: { dataDir: "", publicUrl: "http://shop.test" },
  };
  return { db, terminal, context: { words, terminal, openWorld: async () => world } };
}

test("lost searches of the asked days are listed, the most frequent first", async () => {
  const { db, terminal, context } = await counter("--days", "2");
  await countMiss(db, "2026-11-19", "cs", "svetr");
  await countMiss(db, "2026-11-20", "cs", "péřovka");
  for (let times = 0; times < 2; times += 1) await countMiss(db, "2026-11-21", "sk", "sveter");
  expect(await runSearches(context)).toBe(0);
  expect(terminal.said).toEqual(["     2  sk  sveter", "     1  cs  péřovka"]);
});

test("no lost search is a sentence", async () => {
  const { terminal, context } = await counter();
  await runSearches(context);
  expect(terminal.said).toEqual(["Nothing was looked for in vain since 2026-10-23."]);
});

test.each(["0", "x", "-1"])("%j days are wrong use", async (days) => {
  const { context } = await counter(`--days=${days}`);
  await expect(runSearches(context)).rejects.toThrow(BadUsage);
});

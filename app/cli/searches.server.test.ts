import { expect, test } from "vitest";

import { countZeroResult } from "~/features/search/zeroResult.queries.server";

import { freshDb } from "../../tests/support/shop/freshDb";
import { recordingTerminal } from "../../tests/support/shop/recordingTerminal";
import { testWorld } from "../../tests/support/shop/world";
import { runSearches } from "./searches";
import { UsageError } from "./terminal";

async function counter(...args: string[]) {
  const db = await freshDb();
  const terminal = recordingTerminal();
  const world = {
    db,
    now: () => Date.UTC(2026, 10, 21, 12),
    environment: {
      dataDir: "",
      publicUrl: "http://shop.test",
      paymentGateway: null,
      sessionSecret: "a-secret-of-tests-with-32-characters",
    },
    gateway: testWorld(db).gateway,
    actor: "Jana",
  };
  return { db, terminal, context: { args, terminal, openWorld: async () => world } };
}

test("lost searches of the asked days are listed, the most frequent first", async () => {
  const { db, terminal, context } = await counter("--days", "2");
  await countZeroResult(db, "2026-11-19", "cs", "svetr");
  await countZeroResult(db, "2026-11-20", "cs", "péřovka");
  for (let times = 0; times < 2; times += 1) await countZeroResult(db, "2026-11-21", "sk", "sveter");
  expect(await runSearches(context)).toBe(0);
  expect(terminal.printed).toEqual(["     2  sk  sveter", "     1  cs  péřovka"]);
});

test("no lost search is a sentence", async () => {
  const { terminal, context } = await counter();
  await runSearches(context);
  expect(terminal.printed).toEqual(["Nothing was looked for in vain since 2026-10-23."]);
});

test.each(["0", "x", "-1"])("%j days are wrong use", async (days) => {
  const { context } = await counter(`--days=${days}`);
  await expect(runSearches(context)).rejects.toThrow(UsageError);
});

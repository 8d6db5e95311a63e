import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

import { emptyFolder } from "../../tests/support/catalogFolder";
import { freshDb } from "../../tests/support/shop/freshDb";
import { recordingTerminal } from "../../tests/support/shop/recordingTerminal";
import { testWorld } from "../../tests/support/shop/world";
import { runPoints } from "./points";
import { UsageError } from "./terminal";

async function counter() {
  const db = await freshDb();
  const terminal = recordingTerminal();
  const openWorld = async () => ({
    db,
    now: () => 1_000,
    environment: {
      dataDir: emptyFolder(),
      publicUrl: "http://shop.test",
      paymentGateway: null,
      sessionSecret: "a-secret-of-tests-with-32-characters",
    },
    gateway: testWorld(db).gateway,
    actor: "Jana",
  });
  return { db, terminal, run: (...args: string[]) => runPoints({ args, terminal, openWorld }) };
}

test("the sample's points are brought in, in both countries", async () => {
  const { db, terminal, run } = await counter();
  expect(await run("import", "packeta", "catalog/pickup-points/packeta.json")).toBe(0);
  expect(terminal.printed).toEqual(["Points: 198. Closed, as they are not there any more: 0."]);
  const rows = await db
    .selectFrom("pickup_point")
    .select(({ fn }) => ["country_code", "is_open", fn.countAll<number>().as("count")])
    .groupBy(["country_code", "is_open"])
    .orderBy("country_code")
    .orderBy("is_open")
    .execute();
  expect(rows.map(({ country_code, is_open, count }) => [country_code, is_open, count])).toEqual([
    ["CZ", 0, 2],
    ["CZ", 1, 133],
    ["SK", 0, 1],
    ["SK", 1, 62],
  ]);
});

test("what is wrong with a file is said by point, and nothing changes", async () => {
  const { db, terminal, run } = await counter();
  const file = join(emptyFolder(), "branch.json");
  writeFileSync(file, '[{"id":"1","country":"cz","name":"Testov"}]');
  expect(await run("import", "packeta", file)).toBe(1);
  expect(terminal.printedErrors.slice(0, 2)).toEqual([
    `${file}, point 1: street is missing`,
    `${file}, point 1: city is missing`,
  ]);
  expect(terminal.printedErrors.at(-1)).toBe("No point was imported.");
  expect(await db.selectFrom("pickup_point").select("id").execute()).toEqual([]);
});

test.each([
  ["no command", []],
  ["another carrier", ["import", "ppl", "catalog/pickup-points/packeta.json"]],
  ["no file", ["import", "packeta"]],
  ["a file that is not there", ["import", "packeta", "nowhere.json"]],
])("%s is wrong usage", async (_what, args) => {
  const { run } = await counter();
  await expect(run(...args)).rejects.toThrow(UsageError);
});

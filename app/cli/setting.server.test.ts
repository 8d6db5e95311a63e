import { expect, test } from "vitest";

import { readSettings } from "~/features/settings/settings.queries.server";

import { freshDb } from "../../tests/support/shop/freshDb";
import { recordingTerminal } from "../../tests/support/shop/recordingTerminal";
import { testWorld } from "../../tests/support/shop/world";

import { runSetting } from "./setting";

const menu = '[{"text":"Dárky","link":"/info/darkove-poukazy","new_tab":true}]';

async function counter() {
  const db = await freshDb();
  const terminal = recordingTerminal();
  const run = (...args: string[]) => runSetting({ args, terminal, openWorld: async () => testWorld(db) });
  return { db, terminal, run };
}

test("the top menu of one language is changed, the other stays", async () => {
  const { db, terminal, run } = await counter();
  const before = (await readSettings(db, "sk")).topmenu;
  expect(await run("set", "topmenu", menu, "--lang", "cs")).toBe(0);
  expect((await readSettings(db, "cs")).topmenu).toEqual(JSON.parse(menu));
  expect((await readSettings(db, "sk")).topmenu).toEqual(before);
  expect(await run("show", "topmenu", "--lang", "cs")).toBe(0);
  expect(terminal.printed).toEqual(["topmenu is changed (cs).", `cs: ${menu}`]);
});

test.each([
  ["topmenu", '[{"text":5}]', "That cannot be topmenu: 0.text: Expected string, received number."],
  ["topmenu", "menu", "That cannot be topmenu: it is no JSON."],
  ["brand", '""', /^That cannot be brand: the value: /],
])("%s is not set to %s", async (name, value, error) => {
  const { db, terminal, run } = await counter();
  const before = await readSettings(db, "cs");
  expect(await run("set", name, value)).toBe(1);
  expect(terminal.printedErrors).toEqual([expect.stringMatching(error)]);
  expect(await readSettings(db, "cs")).toEqual(before);
});

test.each([["show"], ["show brand x"], ["set brand"], ["show unknown"], ["show brand --lang de"]])(
  "`setting %s` is wrong use",
  async (args) => {
    const { run } = await counter();
    await expect(run(...args.split(" "))).rejects.toThrow();
  },
);

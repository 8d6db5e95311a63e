import { expect, test } from "vitest";

import { insertPhoto } from "~/platform/uploads/upload.queries.server";

import { claimGoods, deliveredOrder } from "../../tests/support/claims";
import { freshDb } from "../../tests/support/shop/freshDb";
import { recordingTerminal } from "../../tests/support/shop/recordingTerminal";
import { testWorld } from "../../tests/support/shop/world";
import { commands } from "./commands";
import type { CommandName } from "./staff/commandAccess";

/** Every call of a command that lists something: its usage ends with `--json`. */
const listings = (Object.keys(commands) as CommandName[]).flatMap((name) =>
  commands[name].usage
    .split("\n")
    .filter((line) => line.includes("[--json]"))
    .map((line) => line.split(" ").slice(1))
    .filter(([word]) => word !== "show")
    .map((words) => [name, wordsBefore(words)] as const),
);

/** Returns the words up to the first argument. */
function wordsBefore(words: readonly string[]): string[] {
  const first = words.findIndex((word) => !/^[a-z]+$/.test(word));
  return words.slice(0, first);
}

/** The arguments that a listing needs besides its words. */
const needed: Partial<Record<CommandName, string[]>> = { stock: ["KA-1001"], customer: ["eva"] };

async function shop() {
  const world = testWorld(await freshDb());
  await insertPhoto(world.db, { id: "photo-1", widthPx: 1, heightPx: 1 }, { bytes: 1, now: world.now() });
  const order = await deliveredOrder(world);
  await claimGoods(world, order.id, { photoIds: ["photo-1"], remedy: "refund" });
  return world;
}

test("whatever is called a list can be read by a program", () => {
  const listing = /^\S+ (?:list|history|withdrawals|find)\b|^(?:changes|searches|stock <sku or)/;
  for (const { usage } of Object.values(commands)) {
    for (const line of usage.split("\n").filter((usageLine) => listing.test(usageLine)))
      expect(line).toContain("[--json]");
  }
  expect(listings.length).toBeGreaterThan(17);
});

test.each(listings)("%s %j with --json is one array of rows, without a secret", async (name, words) => {
  const terminal = recordingTerminal();
  const world = await shop();
  const args = [...words, ...(needed[name] ?? []), "--json"];
  expect(await commands[name].run({ args, terminal, openWorld: async () => world })).toBe(0);
  expect(terminal.printed).toHaveLength(1);
  const printed = terminal.printed.join();
  expect(Array.isArray(JSON.parse(printed))).toBe(true);
  expect(printed).not.toMatch(/"\w*hash"|"(?:at|\w+At|\w+_at)": \d/i);
});

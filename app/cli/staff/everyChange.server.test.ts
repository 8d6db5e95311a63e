import { expect, test } from "vitest";
import { readAuditTrail } from "~/features/audit/auditTrail.queries.server";
import { scopes } from "~/features/customers/scope";

import { freshDb } from "../../../tests/support/shop/freshDb";
import { recordingTerminal } from "../../../tests/support/shop/recordingTerminal";
import { janasEmail, staffConnection } from "../../../tests/support/shop/staffConnection";
import { testWorld } from "../../../tests/support/shop/world";
import { type Shop, waysToChange, waysToRead } from "../../../tests/support/waysToSay";
import { commands } from "../commands";
import { runShop } from "../runShop";
import { accessOf, type CommandName } from "./commandAccess";

/** Returns the words of each line of a usage, up to its first argument. */
function waysOf(name: CommandName): string[] {
  return commands[name].usage.split("\n").map((line) => {
    const words = line.split(" ");
    const first = words.findIndex((word) => !/^[a-z]+(?:-[a-z]+)?(?:\|[a-z]+)*$/.test(word));
    return words.slice(0, first < 0 ? undefined : first).join(" ");
  });
}

/**
 * Returns what to type: for `product|category` the first one, and for `secret check | adopt` adopt, which changes
 * something.
 */
const spoken = (way: string) => (way === "secret check" ? "secret adopt" : way.replace(/\|\S+/g, "")).split(" ");

const openShop = async (): Promise<Shop> => testWorld(await freshDb());

const readTrail = ({ db }: Shop, actor?: string) => readAuditTrail(db, { actor }, { limit: 1_000, offset: 0 });

/** Runs a command with Jana's token. The shop stays open for the test. */
async function runAsJana(shop: Shop, args: string[], without: readonly string[] = []) {
  const connection = await staffConnection(
    shop,
    scopes.filter((scope) => !without.includes(scope)),
  );
  const before = await readTrail(shop);
  const terminal = recordingTerminal();
  Object.defineProperty(shop.db, "destroy", { value: async () => undefined, configurable: true });
  const code = await runShop(commands, args, terminal, connection);
  Reflect.deleteProperty(shop.db, "destroy");
  const known = new Set(before.map((entry) => JSON.stringify(entry)));
  const added = (await readTrail(shop)).filter((entry) => !known.has(JSON.stringify(entry)));
  return { code, said: terminal.printedErrors.join("\n"), added };
}

const changing = Object.entries(waysToChange);

test("every way to say a command is in the table", () => {
  const all = (Object.keys(commands) as CommandName[]).flatMap(waysOf);
  expect([...waysToRead, ...Object.keys(waysToChange)].sort()).toEqual([...new Set(all)].sort());
});

test.each(changing)("%s leaves a record of who did it and when", async (way, change) => {
  const shop = await openShop();
  const { code, said, added } = await runAsJana(shop, [...spoken(way), ...(await change(shop))]);
  expect([code, said]).toEqual([0, said]);
  expect(added).not.toEqual([]);
  for (const { at, actor } of added) expect([at, actor]).toEqual([shop.now(), janasEmail]);
});

test.each(changing)("%s needs its scope, and nothing happens without", async (way, change) => {
  const shop = await openShop();
  const args = [...spoken(way), ...(await change(shop))];
  const needed = accessOf(args[0] as CommandName, args.slice(1)).map(({ scope }) => scope);
  const { code, said, added } = await runAsJana(shop, args, needed);
  expect([code, said]).toEqual([1, expect.stringContaining(`${janasEmail} has no scope ${needed[0]}`)]);
  expect(added).toEqual([]);
});

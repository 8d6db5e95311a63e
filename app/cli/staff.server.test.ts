import { expect, test } from "vitest";

import { markEmailProved } from "~/features/customers/customer.queries.server";
import { hasScope } from "~/features/customers/scope";
import { findSession } from "~/features/customers/session/session.queries.server";
import { mayEnterClosedShop } from "~/features/shell/maintenance/maintenance.server";

import { registered } from "../../tests/support/customers";
import { freshDb } from "../../tests/support/shop/freshDb";
import { hearing } from "../../tests/support/shop/recordingTerminal";
import { worldAround } from "../../tests/support/shop/world";
import { runStaff } from "./staff";
import { BadUsage } from "./terminal";

async function desk() {
  const world = worldAround(await freshDb());
  const terminal = hearing();
  const say = (...words: string[]) => runStaff({ words, terminal, openWorld: async () => world });
  return { world, terminal, say };
}

async function withEva() {
  const given = await desk();
  const { db, now } = given.world;
  const eva = await registered(given.world);
  await markEmailProved(db, eva.customerId, now());
  const signedIn = async () => {
    const session = await findSession(db, eva.token, "cs", now());
    if (!session) throw new Error("no session");
    return { customer: session.customer, token: eva.token };
  };
  return { ...given, signedIn };
}

test("a scope that was given holds in the session that is open, and ends when it is taken", async () => {
  const { say, signedIn } = await withEva();
  expect(hasScope((await signedIn()).customer, "settings")).toBe(false);
  expect(await say("add", "EVA@seznam.cz", "settings", "orders")).toBe(0);
  expect(hasScope((await signedIn()).customer, "settings")).toBe(true);
  expect(mayEnterClosedShop({ signedIn: await signedIn(), setCookie: null })).toBe(true);
  expect(await say("scope", "eva@seznam.cz", "orders")).toBe(0);
  expect(mayEnterClosedShop({ signedIn: await signedIn(), setCookie: null })).toBe(false);
  expect(await say("scope", "eva@seznam.cz", "none")).toBe(0);
  expect((await signedIn()).customer.scope).toEqual([]);
});

test("who is staff is listed with what they may do", async () => {
  const { terminal, say } = await withEva();
  await say("list");
  await say("add", "eva@seznam.cz", "orders");
  await say("add", "eva@seznam.cz", "catalog");
  await say("list");
  expect(terminal.said.at(0)).toBe("Nobody is staff yet.");
  expect(terminal.said.at(-1)).toBe("eva@seznam.cz  orders catalog");
});

test("an address without an account gets one that only its mailbox opens", async () => {
  const { world, terminal, say } = await desk();
  expect(await say("add", "sklad@kara.example", "stores")).toBe(0);
  expect(terminal.said.at(-1)).toContain("/obnova-hesla");
  await say("list");
  expect(terminal.said.at(-1)).toBe("sklad@kara.example  stores");
  expect(await world.db.selectFrom("session").selectAll().execute()).toEqual([]);
});

test("an account that has not proved its address gets nothing, as it may be anybody's", async () => {
  const { world, terminal, say } = await desk();
  await registered(world);
  expect(await say("add", "eva@seznam.cz", "admin")).toBe(1);
  expect(terminal.complained).toHaveLength(1);
  await say("list");
  expect(terminal.said).toEqual(["Nobody is staff yet."]);
});

test("a scope is changed for staff alone", async () => {
  const { terminal, say } = await withEva();
  expect(await say("scope", "eva@seznam.cz", "orders")).toBe(1);
  expect(terminal.complained).toEqual(["eva@seznam.cz is not staff; add comes first."]);
});

test.each([
  [[]],
  [["fire", "eva@seznam.cz"]],
  [["add", "eva", "orders"]],
  [["add", "eva@seznam.cz"]],
  [["add", "eva@seznam.cz", "everything"]],
  [["scope", "eva@seznam.cz", "orders", "none"]],
  [["list", "all"]],
])("staff %j is wrong use", async (words) => {
  const { say } = await desk();
  await expect(say(...words)).rejects.toThrow(BadUsage);
});

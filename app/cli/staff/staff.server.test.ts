import { expect, test } from "vitest";

import { markEmailVerified } from "~/features/customers/customer.queries.server";
import { hasScope } from "~/features/customers/scope";
import { findSession } from "~/features/customers/session/session.queries.server";
import { mayEnterClosedShop } from "~/features/shell/maintenance/maintenance.server";

import { registerTestCustomer } from "../../../tests/support/customers";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { recordingTerminal } from "../../../tests/support/shop/recordingTerminal";
import { testWorld } from "../../../tests/support/shop/world";
import { UsageError } from "../terminal";
import { runStaff } from "./staff";

async function desk() {
  const world = testWorld(await freshDb());
  const terminal = recordingTerminal();
  const print = (...args: string[]) => runStaff({ args, terminal, openWorld: async () => world });
  return { world, terminal, print };
}

async function withEva() {
  const given = await desk();
  const { db, now } = given.world;
  const eva = await registerTestCustomer(given.world);
  await markEmailVerified(db, eva.customerId, now());
  const signedIn = async () => {
    const session = await findSession(db, eva.token, "cs", now());
    if (!session) throw new Error("no session");
    return { customer: session.customer, token: eva.token };
  };
  return { ...given, signedIn };
}

test("granting and revoking a scope takes effect in open sessions", async () => {
  const { print, signedIn } = await withEva();
  expect(hasScope((await signedIn()).customer, "settings")).toBe(false);
  expect(await print("add", "EVA@seznam.cz", "settings", "orders")).toBe(0);
  expect(hasScope((await signedIn()).customer, "settings")).toBe(true);
  expect(mayEnterClosedShop({ signedIn: await signedIn(), setCookie: null })).toBe(true);
  expect(await print("scope", "eva@seznam.cz", "orders")).toBe(0);
  expect(mayEnterClosedShop({ signedIn: await signedIn(), setCookie: null })).toBe(false);
  expect(await print("scope", "eva@seznam.cz", "none")).toBe(0);
  expect((await signedIn()).customer.scope).toEqual([]);
});

test("staff are listed with their scopes", async () => {
  const { terminal, print } = await withEva();
  await print("list");
  await print("add", "eva@seznam.cz", "orders");
  await print("add", "eva@seznam.cz", "catalog");
  await print("list");
  expect(terminal.printed.at(0)).toBe("Nobody is staff yet.");
  expect(terminal.printed.at(-1)).toBe("eva@seznam.cz  orders catalog  token not used yet");
});

test("an address without an account gets one whose password only its owner can set", async () => {
  const { world, terminal, print } = await desk();
  expect(await print("add", "sklad@kara.example", "stores")).toBe(0);
  expect(terminal.printed.at(-2)).toContain("/obnova-hesla");
  await print("list");
  expect(terminal.printed.at(-1)).toBe("sklad@kara.example  stores  token not used yet");
  expect(await world.db.selectFrom("session").selectAll().execute()).toEqual([]);
});

test("an unverified account gets no scope, as it may be anybody's", async () => {
  const { world, terminal, print } = await desk();
  await registerTestCustomer(world);
  expect(await print("add", "eva@seznam.cz", "admin")).toBe(1);
  expect(terminal.printedErrors).toHaveLength(1);
  await print("list");
  expect(terminal.printed).toEqual(["Nobody is staff yet."]);
});

test("a scope is changed only for staff", async () => {
  const { terminal, print } = await withEva();
  expect(await print("scope", "eva@seznam.cz", "orders")).toBe(1);
  expect(terminal.printedErrors).toEqual(["eva@seznam.cz is not staff; add comes first."]);
});

test.each([
  [[]],
  [["fire", "eva@seznam.cz"]],
  [["add", "eva", "orders"]],
  [["add", "eva@seznam.cz"]],
  [["add", "eva@seznam.cz", "everything"]],
  [["scope", "eva@seznam.cz", "orders", "none"]],
  [["list", "all"]],
])("staff %j is wrong usage", async (args) => {
  const { print } = await desk();
  await expect(print(...args)).rejects.toThrow(UsageError);
});

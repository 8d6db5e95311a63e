import pino from "pino";
import { expect, test } from "vitest";
import { dayMs, minuteMs } from "~/platform/time/durations";

import { caller, evasPassword, registerTestCustomer } from "../../../../tests/support/customers";
import { freshDb } from "../../../../tests/support/shop/freshDb";
import { testWorld } from "../../../../tests/support/shop/world";
import { isKnownDevice, rememberDevice } from "./knownDevice.queries.server";
import { endSession, endSessions, findSession, listSessions, renewSession } from "./session.queries.server";
import { signIn } from "./signIn.server";

async function shop() {
  const world = testWorld(await freshDb());
  const lines: string[] = [];
  world.log = pino({ level: "trace" }, { write: (line) => void lines.push(line) });
  const eva = await registerTestCustomer(world);
  const come = (email: string, password: string, address = caller.address) =>
    signIn(world, { email, password }, { ...caller, address });
  return { world, lines, eva, come };
}

test("the right password starts a session, in any case of the address", async () => {
  const { world, come, eva } = await shop();
  const outcome = await come("EVA@Seznam.CZ", evasPassword);
  expect(outcome).toMatchObject({ ok: true, customerId: eva.customerId });
  if (!outcome.ok) return;
  expect(outcome.token).not.toBe(eva.token);
  const session = await findSession(world.db, outcome.token, "cs", world.now());
  expect(session?.customer).toEqual({
    id: eva.customerId,
    email: "eva@seznam.cz",
    firstname: "Eva",
    lastname: "Nová",
    isEmailVerified: false,
    scope: [],
    group: null,
  });
});

test("a wrong password and an unknown address get the same result", async () => {
  const { come } = await shop();
  expect(await come("eva@seznam.cz", "jinejinejine")).toEqual({ ok: false, reason: "wrong" });
  expect(await come("nikdo@seznam.cz", evasPassword)).toEqual({ ok: false, reason: "wrong" });
});

test("after ten attempts even the right password is limited, and so are unknown addresses", async () => {
  const { world, come } = await shop();
  for (const email of ["eva@seznam.cz", "nikdo@seznam.cz"]) {
    for (let attempt = 1; attempt <= 10; attempt += 1)
      expect(await come(email, "x")).toMatchObject({ reason: "wrong" });
    expect(await come(email, evasPassword)).toEqual({ ok: false, reason: "limited" });
  }
  const later = world.now() + 15 * minuteMs;
  world.now = () => later;
  expect(await come("eva@seznam.cz", evasPassword)).toMatchObject({ ok: true });
});

test("a known browser is not locked out by strangers", async () => {
  const { world, eva, come } = await shop();
  const right = { email: "eva@seznam.cz", password: evasPassword };
  const device = await rememberDevice(world.db, eva.customerId, null, world.now());
  const comeFrom = (device: string, password = evasPassword) =>
    signIn(world, { ...right, password }, { ...caller, device });
  for (let attempt = 0; attempt < 150; attempt += 1) await come("eva@seznam.cz", "x", `10.0.0.${attempt % 3}`);
  expect(await come("eva@seznam.cz", evasPassword)).toEqual({ ok: false, reason: "limited" });
  expect(await comeFrom(device)).toMatchObject({ ok: true });
  expect(await comeFrom("A".repeat(43))).toEqual({ ok: false, reason: "limited" });
  // The known browser's own guesses are counted, too.
  for (let attempt = 0; attempt < 10; attempt += 1)
    expect(await comeFrom(device, "x")).toMatchObject({ reason: "wrong" });
  expect(await comeFrom(device)).toEqual({ ok: false, reason: "limited" });
}, 60_000);

test("a browser is known for the account that it opened, for 180 days, and by a hash alone", async () => {
  const { world, eva } = await shop();
  const { db } = world;
  const jan = await registerTestCustomer(world, { email: "jan@seznam.cz" });
  const device = await rememberDevice(db, eva.customerId, null, world.now());
  const isKnown = (email: string, at = world.now()) => isKnownDevice(db, device, email, at);
  expect([await isKnown("eva@seznam.cz"), await isKnown("jan@seznam.cz")]).toEqual([true, false]);
  expect(await isKnown("eva@seznam.cz", world.now() + 180 * dayMs)).toBe(false);
  expect(JSON.stringify(await db.selectFrom("known_device").selectAll().execute())).not.toContain(device);
  // Jan signs in from a browser that has Eva's token; her token stays valid.
  await rememberDevice(db, jan.customerId, device, world.now());
  expect(await isKnown("eva@seznam.cz")).toBe(true);
  await rememberDevice(db, eva.customerId, device, world.now());
  expect(await isKnown("eva@seznam.cz")).toBe(false);
  for (let count = 0; count < 25; count += 1) await rememberDevice(db, eva.customerId, null, world.now() + count);
  expect(
    await db.selectFrom("known_device").where("customer_id", "=", eva.customerId).selectAll().execute(),
  ).toHaveLength(20);
});

test("one client cannot try many accounts", async () => {
  const { world, come } = await shop();
  await world.db.updateTable("attempt_count").set({ attempts: 100 }).execute();
  for (let attempt = 1; attempt <= 1; attempt += 1) await come("prvni@seznam.cz", "x");
  await world.db.updateTable("attempt_count").set({ attempts: 100 }).execute();
  expect(await come("dalsi@seznam.cz", "x")).toEqual({ ok: false, reason: "limited" });
  expect(await come("dalsi@seznam.cz", "x", "10.0.0.2")).toEqual({ ok: false, reason: "wrong" });
});

test("a failure is one line in the log, with request and truncated network, without password, e-mail and address", async () => {
  const { world, lines } = await shop();
  const stranger = { address: "203.0.113.77", agent: "", requestId: "request-1" };
  await signIn(world, { email: "eva@seznam.cz", password: "tajneheslo" }, stranger);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('"event":"failed-login"');
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ network: "203.0.113.0/24", requestId: "request-1" });
  expect(lines[0]).not.toMatch(/tajneheslo|eva@|seznam|113\.77/);
});

test("the database holds no usable credentials", async () => {
  const { world, eva } = await shop();
  const rows = await world.db.selectFrom("session").selectAll().execute();
  const customers = await world.db.selectFrom("customer").selectAll().execute();
  expect(JSON.stringify([rows, customers])).not.toMatch(new RegExp(`${eva.token}|${evasPassword}`));
  expect(customers[0]?.password_hash).toMatch(/^\$argon2id\$/);
});

test("a session lasts thirty days from its last use", async () => {
  const { world, eva } = await shop();
  const at = world.now();
  expect(await findSession(world.db, eva.token, "cs", at + 30 * dayMs - 1)).toBeDefined();
  expect(await findSession(world.db, eva.token, "cs", at + 30 * dayMs)).toBeUndefined();
  await renewSession(world.db, eva.token, at + 29 * dayMs);
  expect(await findSession(world.db, eva.token, "cs", at + 58 * dayMs)).toBeDefined();
});

test("a session that is used every day ends 180 days after signing in", async () => {
  const { world, eva } = await shop();
  const at = world.now();
  for (let days = 1; days < 180; days += 1) await renewSession(world.db, eva.token, at + days * dayMs);
  expect(await findSession(world.db, eva.token, "cs", at + 180 * dayMs - 1)).toBeDefined();
  expect(await findSession(world.db, eva.token, "cs", at + 180 * dayMs)).toBeUndefined();
  await renewSession(world.db, eva.token, at + 180 * dayMs);
  expect(await findSession(world.db, eva.token, "cs", at + 180 * dayMs)).toBeUndefined();
});

test("an ended session is invalid, and signing out everywhere ends all sessions of the customer", async () => {
  const { world, eva, come } = await shop();
  const other = await registerTestCustomer(world, { email: "jan@seznam.cz" });
  const second = await come("eva@seznam.cz", evasPassword);
  expect(await listSessions(world.db, eva.customerId, eva.token, world.now())).toMatchObject([{}, {}]);
  await endSession(world.db, eva.token);
  expect(await findSession(world.db, eva.token, "cs", world.now())).toBeUndefined();
  await endSessions(world.db, eva.customerId);
  expect(second.ok && (await findSession(world.db, second.token, "cs", world.now()))).toBeUndefined();
  expect(await findSession(world.db, other.token, "cs", world.now())).toBeDefined();
});

test("a club member's group comes with the session, in the page's language", async () => {
  const { world, eva } = await shop();
  await world.db.updateTable("customer").set({ group_id: "kara-klub" }).execute();
  const session = await findSession(world.db, eva.token, "sk", world.now());
  expect(session?.customer.group).toEqual({ description: "KARA KLUB", discountPercent: 5 });
});

import { expect, test } from "vitest";

import { caller, evasPassword, registered } from "../../../tests/support/customers";
import { freshDb } from "../../../tests/support/freshDb";
import { worldAround } from "../../../tests/support/world";
import { changePassword, resetPassword } from "./changePassword.server";
import { requestReset } from "./requestReset.server";
import { isResetOpen } from "./secret.queries.server";
import { findSession } from "./session.queries.server";
import { signIn } from "./signIn.server";

const hour = 3_600_000;

async function shop() {
  const world = worldAround(await freshDb());
  const eva = await registered(world);
  const ask = (email: string) => requestReset(world, { email, locale: "sk" }, caller);
  const letters = () =>
    world.db.selectFrom("mail_outbox").where("kind", "=", "password-reset").orderBy("created_at").selectAll().execute();
  const secret = async () =>
    /\/sk\/zmena-hesla\/([\w-]{43})/.exec((await letters()).at(-1)?.body_text ?? "")?.[1] ?? "";
  const comesIn = async (password: string) => (await signIn(world, { email: "eva@seznam.cz", password }, caller)).ok;
  return { world, eva, ask, letters, secret, comesIn };
}

test("a known address gets one letter with a link, an unknown one none", async () => {
  const { ask, letters, secret } = await shop();
  await ask("nikdo@seznam.cz");
  expect(await letters()).toEqual([]);
  await ask("EVA@seznam.cz");
  expect(await letters()).toMatchObject([{ recipient: "eva@seznam.cz", subject: "Obnova hesla" }]);
  expect(await secret()).toHaveLength(43);
});

test("the link changes the password once, and ends every session", async () => {
  const { world, eva, ask, secret, comesIn } = await shop();
  await ask("eva@seznam.cz");
  const link = await secret();
  expect(await isResetOpen(world.db, link, world.now())).toBe(true);
  expect(await resetPassword(world, link, "novejnovejsi")).toBe(true);
  expect(await findSession(world.db, eva.token, "cs", world.now())).toBeUndefined();
  expect(await comesIn(evasPassword)).toBe(false);
  expect(await comesIn("novejnovejsi")).toBe(true);
  expect(await isResetOpen(world.db, link, world.now())).toBe(false);
  expect(await resetPassword(world, link, "jeste jedno")).toBe(false);
  expect(await comesIn("novejnovejsi")).toBe(true);
});

test("the link works for two hours", async () => {
  const { world, ask, secret } = await shop();
  await ask("eva@seznam.cz");
  const link = await secret();
  const at = world.now();
  expect(await isResetOpen(world.db, link, at + 2 * hour - 1)).toBe(true);
  world.now = () => at + 2 * hour;
  expect(await isResetOpen(world.db, link, world.now())).toBe(false);
  expect(await resetPassword(world, link, "novejnovejsi")).toBe(false);
});

test("a newer link ends the older, and asking too often brings no more letters", async () => {
  const { world, ask, letters, secret } = await shop();
  await ask("eva@seznam.cz");
  const older = await secret();
  for (let time = 2; time <= 5; time += 1) await ask("eva@seznam.cz");
  expect(await letters()).toHaveLength(3);
  expect(await isResetOpen(world.db, older, world.now())).toBe(false);
});

test("an empty link and one made for nobody open nothing", async () => {
  const { world, ask } = await shop();
  await ask("nikdo@seznam.cz");
  expect(await isResetOpen(world.db, "", world.now())).toBe(false);
  expect(await resetPassword(world, "", "novejnovejsi")).toBe(false);
});

test("who is signed in must know the old password; the own session goes on and the others end", async () => {
  const { world, eva, comesIn } = await shop();
  const other = await signIn(world, { email: "eva@seznam.cz", password: evasPassword }, caller);
  const session = { customerId: eva.customerId, token: eva.token };
  expect(await changePassword(world, session, { old: "spatneheslo", password: "novejnovejsi" })).toBe(false);
  expect(await comesIn(evasPassword)).toBe(true);
  expect(await changePassword(world, session, { old: evasPassword, password: "novejnovejsi" })).toBe(true);
  expect(await findSession(world.db, eva.token, "cs", world.now())).toBeDefined();
  expect(other.ok && (await findSession(world.db, other.token, "cs", world.now()))).toBeUndefined();
});

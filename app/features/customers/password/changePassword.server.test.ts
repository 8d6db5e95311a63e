import { expect, test } from "vitest";
import { hourMs } from "~/platform/time/durations";
import { caller, evasPassword, registerTestCustomer } from "../../../../tests/support/customers";
import { plainSpaces } from "../../../../tests/support/plainSpaces";
import { freshDb } from "../../../../tests/support/shop/freshDb";
import { testWorld } from "../../../../tests/support/shop/world";
import { findSession } from "../session/session.queries.server";
import { signIn } from "../session/signIn.server";
import { changePassword, resetPassword } from "./changePassword.server";
import { requestReset } from "./requestReset.server";
import { isResetOpen } from "./secret.queries.server";

async function shop() {
  const world = testWorld(await freshDb());
  const eva = await registerTestCustomer(world);
  const ask = (email: string) => requestReset(world, { email, locale: "sk" }, caller);
  const emails = () =>
    world.db.selectFrom("mail_outbox").where("kind", "=", "password-reset").orderBy("created_at").selectAll().execute();
  const secret = async () => /\/sk\/zmena-hesla\/([\w-]{43})/.exec((await emails()).at(-1)?.body_text ?? "")?.[1] ?? "";
  const comesIn = async (password: string) => (await signIn(world, { email: "eva@seznam.cz", password }, caller)).ok;
  return { world, eva, ask, emails, secret, comesIn };
}

test("a known address gets one e-mail with a link, an unknown one none", async () => {
  const { ask, emails, secret } = await shop();
  await ask("nikdo@seznam.cz");
  expect(await emails()).toEqual([]);
  await ask("EVA@seznam.cz");
  expect(await emails()).toMatchObject([{ recipient: "eva@seznam.cz", subject: "Obnova hesla" }]);
  expect(await secret()).toHaveLength(43);
});

test("the link changes the password once, and ends every session", async () => {
  const { world, eva, ask, secret, comesIn } = await shop();
  await ask("eva@seznam.cz");
  const link = await secret();
  expect(await isResetOpen(world.db, link, world.now())).toBe(true);
  expect(await resetPassword(world, link, "novejnovejsi")).toMatchObject({ ok: true });
  expect(await findSession(world.db, eva.token, "cs", world.now())).toBeUndefined();
  expect(await comesIn(evasPassword)).toBe(false);
  expect(await comesIn("novejnovejsi")).toBe(true);
  expect(await isResetOpen(world.db, link, world.now())).toBe(false);
  expect(await resetPassword(world, link, "jeste jedno")).toEqual({ ok: false, reason: "closed" });
  expect(await comesIn("novejnovejsi")).toBe(true);
});

test("the link works for two hours", async () => {
  const { world, ask, secret } = await shop();
  await ask("eva@seznam.cz");
  const link = await secret();
  const at = world.now();
  expect(await isResetOpen(world.db, link, at + 2 * hourMs - 1)).toBe(true);
  world.now = () => at + 2 * hourMs;
  expect(await isResetOpen(world.db, link, world.now())).toBe(false);
  expect(await resetPassword(world, link, "novejnovejsi")).toEqual({ ok: false, reason: "closed" });
});

test("a newer link invalidates the older, and too many requests send no more e-mails", async () => {
  const { world, ask, emails, secret } = await shop();
  await ask("eva@seznam.cz");
  const older = await secret();
  for (let time = 2; time <= 5; time += 1) await ask("eva@seznam.cz");
  expect(await emails()).toHaveLength(3);
  expect(await isResetOpen(world.db, older, world.now())).toBe(false);
});

test("an empty link and one without an account are invalid", async () => {
  const { world, ask } = await shop();
  await ask("nikdo@seznam.cz");
  expect(await isResetOpen(world.db, "", world.now())).toBe(false);
  expect(await resetPassword(world, "", "novejnovejsi")).toEqual({ ok: false, reason: "closed" });
});

test("changing the password needs the old one; the current session goes on and the others end", async () => {
  const { world, eva, comesIn } = await shop();
  const other = await signIn(world, { email: "eva@seznam.cz", password: evasPassword }, caller);
  const session = { customerId: eva.customerId, token: eva.token };
  expect(await changePassword(world, session, { old: "spatneheslo", password: "novejnovejsi" })).toEqual({
    ok: false,
    reason: "old",
  });
  expect(await comesIn(evasPassword)).toBe(true);
  expect(await changePassword(world, session, { old: evasPassword, password: "novejnovejsi" })).toEqual({ ok: true });
  expect(await findSession(world.db, eva.token, "cs", world.now())).toBeDefined();
  expect(other.ok && (await findSession(world.db, other.token, "cs", world.now()))).toBeUndefined();
});

test("a rejected password consumes no link and changes nothing", async () => {
  const { world, eva, ask, secret, comesIn } = await shop();
  await ask("eva@seznam.cz");
  const link = await secret();
  expect(await resetPassword(world, link, "Password1")).toEqual({ ok: false, reason: "common" });
  expect(await resetPassword(world, link, "EVA@seznam.cz")).toEqual({ ok: false, reason: "own-email" });
  expect(await isResetOpen(world.db, link, world.now())).toBe(true);
  const session = { customerId: eva.customerId, token: eva.token };
  expect(await changePassword(world, session, { old: evasPassword, password: "12345678" })).toEqual({
    ok: false,
    reason: "common",
  });
  expect(await comesIn(evasPassword)).toBe(true);
});

test("a new password resets failed attempts of strangers, and the browser becomes known", async () => {
  const { world, ask, secret } = await shop();
  for (let attempt = 0; attempt < 12; attempt += 1) await strangerFails(world);
  await ask("eva@seznam.cz");
  const outcome = await resetPassword(world, await secret(), "novejnovejsi");
  const right = { email: "eva@seznam.cz", password: "novejnovejsi" };
  expect((await signIn(world, right, caller)).ok).toBe(true);
  // The strangers go on guessing, and the owner can sign in nevertheless.
  for (let attempt = 0; attempt < 12; attempt += 1) await strangerFails(world);
  expect(await signIn(world, right, caller)).toEqual({ ok: false, reason: "limited" });
  const device = outcome.ok ? outcome.device : null;
  expect((await signIn(world, right, { ...caller, device })).ok).toBe(true);
});

test("the owner is informed of a changed password, in the account's language, within a limit", async () => {
  const { world, eva, ask, secret } = await shop();
  const news = () => world.db.selectFrom("mail_outbox").where("kind", "=", "password-changed").selectAll().execute();
  await ask("eva@seznam.cz");
  await resetPassword(world, await secret(), "novejnovejsi");
  expect(plainSpaces(await news())).toMatchObject([
    { recipient: "eva@seznam.cz", subject: "Heslo k vašemu účtu bylo změněno" },
  ]);
  await world.db.updateTable("customer").set({ locale: "sk" }).execute();
  const session = { customerId: eva.customerId, token: eva.token };
  await changePassword(world, session, { old: "novejnovejsi", password: "jeste jine heslo" });
  const emails = plainSpaces(await news());
  expect(emails.map(({ subject }) => subject)).toContain("Heslo k vášmu účtu bolo zmenené");
  expect(emails.map(({ body_text }) => body_text).join()).toMatch(/http:\/\/shop\.test\/sk\/obnova-hesla/);
  expect(emails.map(({ body_text }) => body_text).join()).not.toMatch(/novejnovejsi|jeste jine/);
  let old = "jeste jine heslo";
  for (let count = 0; count < 6; count += 1) {
    await changePassword(world, session, { old, password: `dalsi heslo ${count}` });
    old = `dalsi heslo ${count}`;
  }
  expect(await news()).toHaveLength(5);
});

function strangerFails(world: Parameters<typeof signIn>[0]) {
  return signIn(world, { email: "eva@seznam.cz", password: "spatneheslo" }, { ...caller, address: "10.9.9.9" });
}

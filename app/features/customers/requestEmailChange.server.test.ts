import { expect, test } from "vitest";

import { verifyEmail } from "~/features/privacy/verifyEmail.server";

import { caller, evasPassword, registerTestCustomer } from "../../../tests/support/customers";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { testWorld } from "../../../tests/support/shop/world";
import { findProfile } from "./customer.queries.server";
import { changePassword } from "./password/changePassword.server";
import { requestReset } from "./password/requestReset.server";
import { isResetOpen } from "./password/secret.queries.server";
import { requestEmailChange } from "./requestEmailChange.server";
import { signIn } from "./session/signIn.server";

const oldEmail = "eva@seznam.cz";
const newEmail = "eva.nova@seznam.cz";

async function shop() {
  const world = testWorld(await freshDb());
  const { db } = world;
  const eva = await registerTestCustomer(world);
  const owner = { id: eva.customerId, email: oldEmail, locale: "sk" as const };
  const ask = (typed = newEmail, password = evasPassword) =>
    requestEmailChange(world, owner, { newEmail: typed, password });
  const wordsTo = async (recipient: string, kind: string) => {
    const emails = db.selectFrom("mail_outbox").where("recipient", "=", recipient).where("kind", "=", kind);
    return (await emails.select("body_text").execute()).map(({ body_text }) => body_text).join("\n");
  };
  const link = async () => /overeni-e-mailu\/([\w-]{43})/.exec(await wordsTo(newEmail, "email-proof"))?.[1] ?? "";
  const comesIn = async (email: string) => (await signIn(world, { email, password: evasPassword }, caller)).ok;
  return { world, db, eva, ask, wordsTo, link, comesIn };
}

test("the new address replaces the old one once verified, and the old one is informed before", async () => {
  const { world, db, eva, ask, wordsTo, link, comesIn } = await shop();
  expect(await ask()).toEqual({ ok: true });
  expect(await wordsTo(oldEmail, "email-warning")).toContain(newEmail);
  const { publicUrl } = world.environment;
  expect((await wordsTo(oldEmail, "email-warning")).match(/https?:\S+/g)).toEqual([
    `${publicUrl}/sk/obnova-hesla`,
    `${publicUrl}/sk/info/kontakt`,
  ]);
  expect(await comesIn(oldEmail)).toBe(true);
  expect(await comesIn(newEmail)).toBe(false);
  expect(await verifyEmail(world, { secret: await link(), customerId: eva.customerId })).toBe(true);
  expect(await findProfile(db, eva.customerId)).toMatchObject({ email: newEmail, isEmailVerified: true });
  expect(await comesIn(oldEmail)).toBe(false);
  expect(await comesIn(newEmail)).toBe(true);
  expect(await verifyEmail(world, { secret: await link(), customerId: eva.customerId })).toBe(false);
});

test("no e-mail is sent without the password, for the same address or for a taken one", async () => {
  const { world, ask, wordsTo } = await shop();
  await registerTestCustomer(world, { email: "jan@seznam.cz" });
  expect(await ask(newEmail, "spatneheslo")).toEqual({ ok: false, reason: "password" });
  expect(await ask("EVA@seznam.cz")).toEqual({ ok: false, reason: "same" });
  expect(await ask("Jan@seznam.cz")).toEqual({ ok: false, reason: "taken" });
  expect(await wordsTo(oldEmail, "email-warning")).toBe("");
  expect(await wordsTo(newEmail, "email-proof")).toBe("");
});

test("too many requests are limited", async () => {
  const { ask } = await shop();
  for (let time = 0; time < 3; time += 1) expect(await ask()).toEqual({ ok: true });
  expect(await ask()).toEqual({ ok: false, reason: "limited" });
});

test("an address that another customer registered in the meantime stays theirs", async () => {
  const { world, db, eva, ask, link } = await shop();
  await ask();
  const secret = await link();
  await registerTestCustomer(world, { email: newEmail });
  expect(await verifyEmail(world, { secret, customerId: eva.customerId })).toBe(false);
  expect(await findProfile(db, eva.customerId)).toMatchObject({ email: oldEmail });
});

test("a password change in the meantime invalidates the link", async () => {
  const { world, eva, ask, link } = await shop();
  await ask();
  const session = { customerId: eva.customerId, token: eva.token };
  await changePassword(world, session, { old: evasPassword, password: "novejnovejsi" });
  expect(await verifyEmail(world, { secret: await link(), customerId: eva.customerId })).toBe(false);
});

test("links sent to the old address no longer work", async () => {
  const { world, eva, ask, wordsTo, link } = await shop();
  await ask();
  await requestReset(world, { email: oldEmail, locale: "cs" }, caller);
  const reset = /zmena-hesla\/([\w-]{43})/.exec(await wordsTo(oldEmail, "password-reset"))?.[1] ?? "";
  expect(await isResetOpen(world.db, reset, world.now())).toBe(true);
  await verifyEmail(world, { secret: await link(), customerId: eva.customerId });
  expect(await isResetOpen(world.db, reset, world.now())).toBe(false);
});

import { expect, test } from "vitest";

import { deliverDueMail } from "~/features/orders/email/deliverMail.server";

import { caller, evasPassword, registered } from "../../../tests/support/customers";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { worldAround } from "../../../tests/support/shop/world";
import { requestReset } from "./password/requestReset.server";
import { signIn } from "./session/signIn.server";
import { sweepAccounts } from "./sweepAccounts.server";

const day = 86_400_000;

async function shop() {
  const world = worldAround(await freshDb());
  await registered(world);
  await requestReset(world, { email: "eva@seznam.cz", locale: "cs" }, caller);
  const bodies = async () =>
    (await world.db.selectFrom("mail_outbox").select(["body_text", "body_html"]).execute())
      .flatMap(({ body_text, body_html }) => [body_text, body_html])
      .join("");
  return { world, bodies };
}

test("letters with a secret link go out whole and are then words no more", async () => {
  const { world, bodies } = await shop();
  expect(await bodies()).toMatch(/zmena-hesla/);
  expect(await deliverDueMail(world)).toBe(2);
  expect(world.letters.map(({ text }) => text).join("")).toMatch(/zmena-hesla\/[\w-]{43}/);
  expect(await bodies()).toBe("");
});

test("a letter whose link has ended is not sent, and its words go", async () => {
  const { world, bodies } = await shop();
  const start = world.now();
  world.now = () => start + 8 * day;
  expect(await deliverDueMail(world)).toBe(0);
  await sweepAccounts(world);
  expect(await bodies()).toBe("");
});

test("an hour's counts, a month's sessions and all old links are gone after 31 days", async () => {
  const { world } = await shop();
  await signIn(world, { email: "eva@seznam.cz", password: "spatneheslo" }, caller);
  await signIn(world, { email: "eva@seznam.cz", password: evasPassword }, caller);
  const count = async () => {
    const tables = ["attempt_count", "session", "password_reset", "email_proof"] as const;
    const rows = tables.map((table) => world.db.selectFrom(table).selectAll().execute());
    return (await Promise.all(rows)).map((found) => found.length);
  };
  await sweepAccounts(world);
  expect((await count()).every((kept) => kept > 0)).toBe(true);
  const start = world.now();
  world.now = () => start + 31 * day;
  await sweepAccounts(world);
  expect(await count()).toEqual([0, 0, 0, 0]);
});

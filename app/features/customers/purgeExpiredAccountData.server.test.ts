import { expect, test } from "vitest";
import { deliverDueMail } from "~/features/orders/email/deliverMail.server";
import { dayMs } from "~/platform/time/durations";

import { caller, evasPassword, registerTestCustomer } from "../../../tests/support/customers";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { testWorld } from "../../../tests/support/shop/world";
import { requestReset } from "./password/requestReset.server";
import { purgeExpiredAccountData } from "./purgeExpiredAccountData.server";
import { signIn } from "./session/signIn.server";

async function shop() {
  const world = testWorld(await freshDb());
  await registerTestCustomer(world);
  await requestReset(world, { email: "eva@seznam.cz", locale: "cs" }, caller);
  const bodies = async () =>
    (await world.db.selectFrom("mail_outbox").select(["body_text", "body_html"]).execute())
      .flatMap(({ body_text, body_html }) => [body_text, body_html])
      .join("");
  return { world, bodies };
}

test("bodies of e-mails with a secret link are deleted after sending", async () => {
  const { world, bodies } = await shop();
  expect(await bodies()).toMatch(/zmena-hesla/);
  expect(await deliverDueMail(world)).toBe(2);
  expect(world.emails.map(({ text }) => text).join("")).toMatch(/zmena-hesla\/[\w-]{43}/);
  expect(await bodies()).toBe("");
});

test("an e-mail whose link has expired is not sent, and its body is deleted", async () => {
  const { world, bodies } = await shop();
  const start = world.now();
  world.now = () => start + 8 * dayMs;
  expect(await deliverDueMail(world)).toBe(0);
  await purgeExpiredAccountData(world);
  expect(await bodies()).toBe("");
});

test("expired counts, sessions and links are purged after 31 days", async () => {
  const { world } = await shop();
  await signIn(world, { email: "eva@seznam.cz", password: "spatneheslo" }, caller);
  await signIn(world, { email: "eva@seznam.cz", password: evasPassword }, caller);
  const count = async () => {
    const tables = ["attempt_count", "session", "password_reset", "email_proof"] as const;
    const rows = tables.map((table) => world.db.selectFrom(table).selectAll().execute());
    return (await Promise.all(rows)).map((found) => found.length);
  };
  await purgeExpiredAccountData(world);
  expect((await count()).every((kept) => kept > 0)).toBe(true);
  const start = world.now();
  world.now = () => start + 31 * dayMs;
  await purgeExpiredAccountData(world);
  expect(await count()).toEqual([0, 0, 0, 0]);
});

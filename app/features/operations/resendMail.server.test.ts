import { expect, test } from "vitest";
import { readAuditTrail } from "~/features/audit/auditTrail.queries.server";
import { deliverDueMail } from "~/features/orders/email/deliverMail.server";
import type { Mail } from "~/platform/mail/mail.server";
import { queueMail } from "~/platform/mail/outbox.queries.server";
import { hourMs, minuteMs, secondMs } from "~/platform/time/durations";

import { freshDb } from "../../../tests/support/shop/freshDb";
import { testWorld } from "../../../tests/support/shop/world";
import { resendMail } from "./resendMail.server";

const start = Date.UTC(2026, 10, 21, 9, 30);
const jana = "jana@kara.example";
const email = { kind: "order-paid", recipient: "eva@seznam.cz", subject: "Zaplaceno", text: "a", html: "b" };

type Given = Partial<Parameters<typeof queueMail>[1]>;

/** Creates a shop with one e-mail in its outbox, and returns what its mail server received. */
async function office(given: Given = {}) {
  const world = testWorld(await freshDb(), { now: start });
  const got: Mail[] = [];
  const accept = async (mail: Mail) => void got.push(mail);
  world.mailer.send = accept;
  await queueMail(world.db, { ...email, reference: "2026000001", ...given }, start);
  const rows = () => world.db.selectFrom("mail_outbox").selectAll().orderBy("created_at").execute();
  const [first] = await rows();
  const id = first?.id ?? "";
  const pass = (ms: number) => {
    const now = world.now() + ms;
    world.now = () => now;
  };
  const refuse = (refuses: boolean) => {
    world.mailer.send = refuses ? () => Promise.reject(new Error("no mail server")) : accept;
  };
  const trail = () => readAuditTrail(world.db, {}, { limit: 10, offset: 0 });
  return { world, got, id, rows, pass, refuse, trail, resend: (which = id) => resendMail(world, which, jana) };
}

test("a sent e-mail goes out once more, the same words with a Message-ID of their own, and is recorded", async () => {
  const { world, got, id, pass, trail, resend } = await office();
  await deliverDueMail(world);
  pass(hourMs);
  expect(await resend()).toEqual({ ok: true, recipient: "eva@seznam.cz" });
  expect(await deliverDueMail(world)).toBe(1);
  const [first, again] = got;
  expect(again).toEqual({ ...first, id: expect.not.stringMatching(id) });
  expect(await trail()).toEqual([
    {
      at: start + hourMs,
      actor: jana,
      area: "customers",
      action: "mailResent",
      subject: "2026000001",
      detail: `order-paid ${id}`,
    },
  ]);
});

test("the record of an e-mail that is about no order names its id alone", async () => {
  const { world, id, pass, trail, resend } = await office({ kind: "contact-message", reference: "eva@seznam.cz" });
  await deliverDueMail(world);
  pass(hourMs);
  await resend();
  expect(await trail()).toEqual([expect.objectContaining({ subject: id, detail: "contact-message" })]);
});

test("an e-mail and its copies are sent once a minute, whichever of them is named", async () => {
  const { world, got, id, rows, pass, trail, resend } = await office();
  await deliverDueMail(world);
  expect(await resend()).toEqual({ ok: false, reason: "recent" });
  pass(minuteMs);
  expect(await resend()).toMatchObject({ ok: true });
  expect(await resend()).toEqual({ ok: false, reason: "due" });
  await deliverDueMail(world);
  pass(minuteMs - secondMs);
  const copy = (await rows()).find((row) => row.id !== id);
  expect(await resend()).toEqual({ ok: false, reason: "recent" });
  expect(await resend(copy?.id)).toEqual({ ok: false, reason: "recent" });
  pass(secondMs);
  expect(await resend(copy?.id)).toMatchObject({ ok: true });
  await deliverDueMail(world);
  expect((await rows()).map(({ reference }) => reference)).toEqual([
    "2026000001",
    "2026000001 again 2",
    "2026000001 again 3",
  ]);
  expect(got).toHaveLength(3);
  expect(await trail()).toHaveLength(2);
});

test("of two who send the same e-mail again at the same moment one is refused", async () => {
  const { world, rows, pass, trail, resend } = await office();
  await deliverDueMail(world);
  pass(hourMs);
  const results = await Promise.all([resend(), resend()]);
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await rows()).toHaveLength(2);
  expect(await trail()).toHaveLength(1);
});

test("an e-mail that failed is tried at once, but not while it is being sent or just after", async () => {
  const { world, got, rows, pass, refuse, resend } = await office();
  refuse(true);
  for (const pause of [0, minuteMs, 2 * minuteMs, 4 * minuteMs]) {
    pass(pause);
    await deliverDueMail(world);
  }
  expect(await resend()).toEqual({ ok: false, reason: "recent" });
  pass(minuteMs);
  refuse(false);
  const meanwhile: unknown[] = [];
  expect(await resend()).toMatchObject({ ok: true });
  world.mailer.send = async (mail) => {
    got.push(mail);
    meanwhile.push(await resend());
  };
  await deliverDueMail(world);
  expect(meanwhile).toEqual([{ ok: false, reason: "recent" }]);
  expect([got.length, (await rows()).length]).toEqual([1, 1]);
});

test("an e-mail that waits for its first try is left to the shop", async () => {
  const { resend, trail } = await office();
  expect(await resend()).toEqual({ ok: false, reason: "due" });
  expect(await trail()).toEqual([]);
});

test("a link or a code is not sent again once it is not kept, whether it was sent or has ended", async () => {
  const sent = await office({ kind: "gift-voucher", secretUntil: start + hourMs });
  await deliverDueMail(sent.world);
  sent.pass(2 * minuteMs);
  expect(await sent.resend()).toEqual({ ok: false, reason: "secret" });
  const ended = await office({ kind: "password-reset", secretUntil: start });
  expect(await ended.resend()).toEqual({ ok: false, reason: "secret" });
  expect([await sent.trail(), await ended.trail()]).toEqual([[], []]);
});

test("an unknown id is refused", async () => {
  const { resend, trail } = await office();
  expect(await resend("unknown")).toEqual({ ok: false, reason: "unknown" });
  expect(await trail()).toEqual([]);
});

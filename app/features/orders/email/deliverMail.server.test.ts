import pino from "pino";
import { expect, test } from "vitest";
import type { Db } from "~/platform/database/database.server";
import { type Mail, openMailer } from "~/platform/mail/mail.server";
import { queueMail } from "~/platform/mail/outbox.queries.server";
import { minuteMs } from "~/platform/time/durations";
import { freshDb } from "../../../../tests/support/shop/freshDb";
import { startSmtpServer } from "../../../../tests/support/shop/smtpServer";

import { deliverDueMail } from "./deliverMail.server";

const email = {
  kind: "test",
  recipient: "eva@seznam.cz",
  subject: "Potvrzení objednávky č. 1",
  text: "Příliš",
  html: "<p>Příliš</p>",
};
const log = pino({ level: "silent" });

test("an e-mail reaches a real mail server as text and HTML, with its subject in UTF-8", async () => {
  const db = await freshDb();
  const office = await startSmtpServer();
  const mailer = openMailer({ smtpUrl: office.url, dataDir: "unused" });
  await queueMail(db, { ...email, reference: "1" }, 1);

  expect(await deliverDueMail({ db, mailer, log, now: () => 1 })).toBe(1);

  const [received = ""] = office.emails;
  expect(received).toMatch(/^To: eva@seznam\.cz$/m);
  expect(received).toMatch(/^From: KARA <objednavky@kara\.example>$/m);
  expect(received).toMatch(/^Auto-Submitted: auto-generated$/m);
  expect(received).toMatch(/^Content-Type: text\/plain; charset=utf-8/m);
  expect(received).toMatch(/^Content-Type: text\/html; charset=utf-8/m);
  expect(decodedSubject(received)).toBe("Potvrzení objednávky č. 1");
});

test("with many concurrent processes each e-mail is sent once", async () => {
  const db = await freshDb();
  for (const reference of ["1", "2", "3"]) await queueMail(db, { ...email, reference }, 1);
  const sent: string[] = [];
  const mailer = { send: async ({ id }: Mail) => void sent.push(id) };

  const counts = await Promise.all(Array.from({ length: 6 }, () => deliverDueMail({ db, mailer, log, now: () => 1 })));

  expect(sent).toHaveLength(3);
  expect(new Set(sent).size).toBe(3);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(3);
  expect(await deliverDueMail({ db, mailer, log, now: () => 9e12 })).toBe(0);
});

test("a rejected e-mail is retried after increasing pauses", async () => {
  const db = await freshDb();
  const office = await startSmtpServer();
  const mailer = openMailer({ smtpUrl: office.url, dataDir: "unused" });
  await queueMail(db, { ...email, reference: "1" }, 0);
  office.refuse(true);
  expect(await deliverDueMail({ db, mailer, log, now: () => 0 })).toBe(0);
  expect(await waitOf(db)).toBe(minuteMs);
  expect(await deliverDueMail({ db, mailer, log, now: () => minuteMs - 1 })).toBe(0);
  expect(await deliverDueMail({ db, mailer, log, now: () => minuteMs })).toBe(0);
  expect(await waitOf(db)).toBe(3 * minuteMs);
  office.refuse(false);
  expect(await deliverDueMail({ db, mailer, log, now: () => 3 * minuteMs })).toBe(1);
  expect(office.emails).toHaveLength(1);
});

test("an e-mail whose process died is taken over after the lease, not before", async () => {
  const db = await freshDb();
  await queueMail(db, { ...email, reference: "1" }, 0);
  const dying = { send: () => new Promise<never>(() => {}) };
  void deliverDueMail({ db, mailer: dying, log, now: () => 0 });
  while ((await waitOf(db)) === 0) await new Promise((resolve) => setImmediate(resolve));
  const mailer = { send: async () => {} };
  expect(await deliverDueMail({ db, mailer, log, now: () => 5 * minuteMs - 1 })).toBe(0);
  expect(await deliverDueMail({ db, mailer, log, now: () => 5 * minuteMs })).toBe(1);
});

test("the same e-mail is queued once", async () => {
  const db = await freshDb();
  await queueMail(db, { ...email, reference: "1" }, 0);
  await queueMail(db, { ...email, reference: "1", subject: "Jiný" }, 1);
  expect(await db.selectFrom("mail_outbox").select("subject").execute()).toEqual([{ subject: email.subject }]);
});

async function waitOf(db: Db): Promise<number> {
  const { next_try_at } = await db.selectFrom("mail_outbox").select("next_try_at").executeTakeFirstOrThrow();
  return next_try_at;
}

/** Decodes a Subject header (RFC 2047). */
function decodedSubject(received: string): string {
  const header = /^Subject: ((?:.+\r\n )*.+)$/m.exec(received)?.[1] ?? "";
  return header
    .replace(/\r\n /g, " ")
    .replace(/\?= =\?/g, "?==?")
    .replace(/=\?UTF-8\?(Q|B)\?([^?]*)\?=/gi, (_word, encoding: string, text: string) =>
      encoding.toUpperCase() === "B"
        ? Buffer.from(text, "base64").toString("latin1")
        : text
            .replace(/_/g, " ")
            .replace(/=([0-9A-F]{2})/g, (_byte, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    )
    .replace(/^[\s\S]*$/, (bytes) => Buffer.from(bytes, "latin1").toString("utf8"));
}

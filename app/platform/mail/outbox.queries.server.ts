import { sql } from "kysely";

import type { Db } from "../database/database.server";
import { newId } from "../database/ids.server";

/**
 * The outbox: pending and sent e-mails. An e-mail is queued in the transaction that it reports. An e-mail with a
 * secret, which is a link or a voucher's code, keeps its body only until it is sent, or until the secret expires.
 */

export type RenderedEmail = { subject: string; text: string; html: string };

export type DueMail = RenderedEmail & {
  id: string;
  kind: string;
  recipient: string;
  tries: number;
  attachmentsJson: string;
  /** The address that replies go to; null for the shop's own. */
  replyTo: string | null;
};

type NewMail = RenderedEmail & {
  kind: string;
  reference: string;
  recipient: string;
  /**
   * When the secret (a link, a voucher's code) in the e-mail expires, after which it is not sent; absent without a
   * secret.
   */
  secretUntil?: number;
  /** The address that replies go to when it is not the shop's. */
  replyTo?: string;
  /** JSON that says what to draw and attach when the e-mail is sent; only the code that sends it understands it. */
  attachmentsJson?: string;
};

/** Queues an e-mail. `kind` and `reference` identify it: the same one is never queued twice. */
export async function queueMail(db: Db, mail: NewMail, now: number): Promise<void> {
  await db
    .insertInto("mail_outbox")
    .values({
      id: newId(),
      kind: mail.kind,
      reference: mail.reference,
      recipient: mail.recipient,
      subject: mail.subject,
      body_text: mail.text,
      body_html: mail.html,
      created_at: now,
      next_try_at: now,
      tries: 0,
      sent_at: null,
      secret_until: mail.secretUntil ?? null,
      attachments_json: mail.attachmentsJson ?? "[]",
      reply_to: mail.replyTo ?? null,
    })
    .onConflict((conflict) => conflict.columns(["kind", "reference"]).doNothing())
    .execute();
}

/** Returns the ids of due e-mails that nobody has claimed, the longest waiting first. */
export async function readDueMailIds(db: Db, now: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("mail_outbox")
    .where("sent_at", "is", null)
    .where("next_try_at", "<=", now)
    .where((eb) => eb.or([eb("secret_until", "is", null), eb("secret_until", ">", now)]))
    .orderBy("next_try_at")
    .limit(limit)
    .select("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Claims an e-mail until `leaseEndsAt`; returns undefined when another process was faster. */
export async function claimMail(db: Db, id: string, now: number, leaseEndsAt: number): Promise<DueMail | undefined> {
  return db
    .updateTable("mail_outbox")
    .set((eb) => ({ next_try_at: leaseEndsAt, tries: eb("tries", "+", 1) }))
    .where("id", "=", id)
    .where("sent_at", "is", null)
    .where("next_try_at", "<=", now)
    .returning(["id", "kind", "recipient", "subject", "body_text as text", "body_html as html", "tries"])
    .returning(["attachments_json as attachmentsJson", "reply_to as replyTo"])
    .executeTakeFirst();
}

/** Marks an e-mail as sent, and deletes its body at once when it holds a secret. */
export async function markMailSent(db: Db, id: string, now: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx.updateTable("mail_outbox").set({ sent_at: now }).where("id", "=", id).execute();
    await blankWords(tx).where("id", "=", id).execute();
  });
}

/** Deletes the bodies of e-mails that could not be sent before their links expired. */
export async function purgeExpiredSecretMail(db: Db, now: number): Promise<void> {
  await blankWords(db).where("secret_until", "<=", now).where("body_text", "!=", "").execute();
}

function blankWords(db: Db) {
  return db.updateTable("mail_outbox").set({ body_text: "", body_html: "" }).where("secret_until", "is not", null);
}

export async function postponeMail(db: Db, id: string, nextTryAt: number): Promise<void> {
  await db
    .updateTable("mail_outbox")
    .set({ next_try_at: nextTryAt })
    .where("id", "=", id)
    .where("sent_at", "is", null)
    .execute();
}

/** Deletes at most `limit` e-mails queued before an instant, sent or not; returns how many. */
export async function purgeMail(db: Db, before: number, limit: number): Promise<number> {
  const old = db
    .selectFrom("mail_outbox")
    .where("created_at", "<", before)
    .orderBy("created_at")
    .limit(limit)
    .select("id");
  const { numDeletedRows } = await db.deleteFrom("mail_outbox").where("id", "in", old).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Returns the e-mails written to an address, the oldest first, without their bodies, which may hold secrets. */
export async function readMailTo(db: Db, recipient: string) {
  return db
    .selectFrom("mail_outbox")
    .where(sql`lower(recipient)`, "=", recipient.toLowerCase())
    .orderBy("created_at")
    .orderBy("id")
    .select(["kind", "subject", "created_at as createdAt", "sent_at as sentAt"])
    .execute();
}

/** Reads what an address wrote to the shop by a form, the oldest first, in its own words. */
export async function readMailFrom(db: Db, sender: string) {
  return db
    .selectFrom("mail_outbox")
    .where(sql`lower(reply_to)`, "=", sender.toLowerCase())
    .orderBy("created_at")
    .orderBy("id")
    .select(["kind", "body_text as text", "created_at as createdAt", "sent_at as sentAt"])
    .execute();
}

/**
 * Deletes the sent e-mails to an address, and what it sent to the shop by a form; returns how many there were. Those not
 * sent yet stay, as they are about something that is still going on.
 */
export async function deleteSentMailWith(db: Db, address: string): Promise<number> {
  const key = address.toLowerCase();
  const { numDeletedRows } = await db
    .deleteFrom("mail_outbox")
    .where((eb) => eb.or([eb(sql`lower(recipient)`, "=", key), eb(sql`lower(reply_to)`, "=", key)]))
    .where("sent_at", "is not", null)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

import type { Db } from "./database.server";
import { newId } from "./ids.server";

/** Letters waiting to be sent, and those that have been. A letter is written with the deed that it tells of. */

export type Letter = { subject: string; text: string; html: string };

export type DueMail = Letter & { id: string; kind: string; recipient: string; tries: number };

/** `kind` and `reference` name a letter: the same one is never queued twice. */
export async function queueMail(
  db: Db,
  mail: Letter & { kind: string; reference: string; recipient: string },
  now: number,
): Promise<void> {
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
    })
    .onConflict((conflict) => conflict.columns(["kind", "reference"]).doNothing())
    .execute();
}

/** Ids of letters whose time has come, the longest waiting first. Nobody has claimed them yet. */
export async function readDueMailIds(db: Db, now: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("mail_outbox")
    .where("sent_at", "is", null)
    .where("next_try_at", "<=", now)
    .orderBy("next_try_at")
    .limit(limit)
    .select("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Takes a letter for itself until `leaseEndsAt`; undefined when another process was quicker. */
export async function claimMail(db: Db, id: string, now: number, leaseEndsAt: number): Promise<DueMail | undefined> {
  return db
    .updateTable("mail_outbox")
    .set((eb) => ({ next_try_at: leaseEndsAt, tries: eb("tries", "+", 1) }))
    .where("id", "=", id)
    .where("sent_at", "is", null)
    .where("next_try_at", "<=", now)
    .returning(["id", "kind", "recipient", "subject", "body_text as text", "body_html as html", "tries"])
    .executeTakeFirst();
}

export async function markMailSent(db: Db, id: string, now: number): Promise<void> {
  await db.updateTable("mail_outbox").set({ sent_at: now }).where("id", "=", id).execute();
}

export async function postponeMail(db: Db, id: string, nextTryAt: number): Promise<void> {
  await db
    .updateTable("mail_outbox")
    .set({ next_try_at: nextTryAt })
    .where("id", "=", id)
    .where("sent_at", "is", null)
    .execute();
}

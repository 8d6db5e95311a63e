import { type Selectable, type SqlBool, sql } from "kysely";

import type { Db } from "../database/database.server";
import { newId } from "../database/ids.server";
import type { Tables } from "../database/schema";

/**
 * Sending an e-mail again makes a copy: a row of its own, with a Message-ID of its own so that mailboxes do not drop
 * it. Its reference is that of the first e-mail with `again` and a number.
 */

export type StoredMail = Selectable<Tables["mail_outbox"]>;

const copyEnding = / again (\d+)$/;

/** Returns the e-mail that an id names and its copies, the newest first; empty when there is no such e-mail. */
export async function readMailCopies(db: Db, id: string): Promise<StoredMail[]> {
  const named = await db
    .selectFrom("mail_outbox")
    .where("id", "=", id)
    .select(["kind", "reference"])
    .executeTakeFirst();
  if (!named) return [];
  const first = firstReference(named.reference);
  const pattern = `${first.replace(/[\\%_]/g, "\\$&")} again %`;
  const rows = await db
    .selectFrom("mail_outbox")
    .where("kind", "=", named.kind)
    .where((eb) => eb.or([eb("reference", "=", first), sql<SqlBool>`reference like ${pattern} escape '\\'`]))
    .selectAll()
    .execute();
  return rows.sort((a, b) => copyNumber(b) - copyNumber(a));
}

export function firstReference(reference: string): string {
  return reference.replace(copyEnding, "");
}

function copyNumber({ reference }: StoredMail): number {
  return Number(copyEnding.exec(reference)?.[1] ?? 1);
}

/** Queues the next copy of an e-mail, given its newest one; false when another process was faster. */
export async function queueMailCopy(db: Db, newest: StoredMail, now: number): Promise<boolean> {
  const reference = `${firstReference(newest.reference)} again ${copyNumber(newest) + 1}`;
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto("mail_outbox")
    .values({ ...newest, id: newId(), reference, created_at: now, next_try_at: now, tries: 0, sent_at: null })
    .onConflict((conflict) => conflict.columns(["kind", "reference"]).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}

/** Makes a waiting e-mail due at once; returns false when another process has claimed it in the meantime. */
export async function bringMailForward(db: Db, { id, next_try_at }: StoredMail, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("mail_outbox")
    .set({ next_try_at: now })
    .where("id", "=", id)
    .where("sent_at", "is", null)
    .where("next_try_at", "=", next_try_at)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

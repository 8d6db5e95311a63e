import type { Kysely } from "kysely";

import type { Tables } from "../schema";

const weekMs = 7 * 86_400_000;

/**
 * An e-mail may contain a link that is a secret for a time. The bodies of such e-mails that were already sent are
 * deleted here.
 */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema.alterTable("mail_outbox").addColumn("secret_until", "bigint").execute();
  await db
    .updateTable("mail_outbox")
    .set((eb) => ({ secret_until: eb("created_at", "+", weekMs) }))
    .where("kind", "in", ["email-proof", "password-reset", "newsletter"])
    .execute();
  await db
    .updateTable("mail_outbox")
    .set({ body_text: "", body_html: "" })
    .where("secret_until", "is not", null)
    .where("sent_at", "is not", null)
    .execute();
  await db.schema
    .createIndex("mail_outbox_secret")
    .on("mail_outbox")
    .column("secret_until")
    .where("secret_until", "is not", null)
    .execute();
}

import type { Kysely } from "kysely";

import type { Tables } from "../schema";

/** An e-mail that passes on a visitor's message is answered to the visitor. */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema.alterTable("mail_outbox").addColumn("reply_to", "text").execute();
}

import type { Kysely } from "kysely";

import type { Tables } from "../schema";

/** What a subscriber agreed to, in the words that were shown; empty for those from before. */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .alterTable("newsletter_subscriber")
    .addColumn("consent_text", "text", (c) => c.notNull().defaultTo(""))
    .execute();
}

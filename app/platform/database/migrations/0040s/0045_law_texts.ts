import type { Kysely } from "kysely";

import type { Tables } from "../../schema";

/** Answers to visitors' messages, and texts that law wants kept or shown; empty for what was there before. */
export async function up(db: Kysely<Tables>): Promise<void> {
  // An e-mail that passes on a visitor's message is answered to the visitor.
  await db.schema.alterTable("mail_outbox").addColumn("reply_to", "text").execute();
  // What a subscriber agreed to, in the words that were shown.
  await db.schema
    .alterTable("newsletter_subscriber")
    .addColumn("consent_text", "text", (c) => c.notNull().defaultTo(""))
    .execute();
  // A producer's commercial guarantee of durability (Directive (EU) 2024/825).
  await db.schema
    .alterTable("product_text")
    .addColumn("producer_guarantee", "text", (c) => c.notNull().defaultTo(""))
    .execute();
}

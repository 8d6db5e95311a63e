import type { Kysely } from "kysely";

import type { Tables } from "../../schema";

/** Replies to visitors' messages, and texts that the law requires to be kept or shown; empty for existing rows. */
export async function up(db: Kysely<Tables>): Promise<void> {
  // A reply to an e-mail that passes on a visitor's message goes to the visitor.
  await db.schema.alterTable("mail_outbox").addColumn("reply_to", "text").execute();
  // The words that were shown to a subscriber and that the subscriber agreed to.
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

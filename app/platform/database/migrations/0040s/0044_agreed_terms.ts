import type { Kysely } from "kysely";

import type { Tables } from "../../schema";

/** The legal texts that orders were placed under, one row per version; orders from before have none. */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable("agreed_terms")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("locale", "text", (c) => c.notNull())
    .addColumn("content_json", "text", (c) => c.notNull())
    .addColumn("first_used_at", "bigint", (c) => c.notNull())
    .execute();
  await db.schema
    .alterTable("orders")
    .addColumn("terms_id", "text", (c) => c.references("agreed_terms.id"))
    .execute();
}

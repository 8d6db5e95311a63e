import type { Kysely } from "kysely";

import type { Tables } from "../../schema";

/** What visitors answered about optional cookies, so that the shop can show that they consented (GDPR, article 7). */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable("consent_wording")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("locale", "text", (c) => c.notNull())
    .addColumn("body", "text", (c) => c.notNull())
    .execute();
  await db.schema
    .createTable("cookie_consent")
    .addColumn("visitor_id", "text", (c) => c.notNull())
    .addColumn("answered_at", "bigint", (c) => c.notNull())
    .addColumn("categories", "text", (c) => c.notNull())
    .addColumn("wording_id", "text", (c) => c.notNull().references("consent_wording.id"))
    .addPrimaryKeyConstraint("cookie_consent_pk", ["visitor_id", "answered_at"])
    .execute();
  await db.schema.createIndex("cookie_consent_time").on("cookie_consent").column("answered_at").execute();
}

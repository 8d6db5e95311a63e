import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("newsletter_subscriber")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("email", "text", (c) => c.notNull())
    .addColumn("locale", "text", (c) => c.notNull().check(sql`locale in ('cs', 'sk')`))
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .addColumn("asked_at", "bigint", (c) => c.notNull())
    .addColumn("confirmed_at", "bigint")
    .addColumn("left_at", "bigint")
    .addUniqueConstraint("newsletter_subscriber_once", ["email", "locale"])
    .execute();
  await db.schema
    .createTable("newsletter_token")
    .addColumn("hash", "text", (c) => c.primaryKey())
    .addColumn("subscriber_id", "text", (c) => c.notNull().references("newsletter_subscriber.id").onDelete("cascade"))
    .addColumn("purpose", "text", (c) => c.notNull().check(sql`purpose in ('confirm', 'leave')`))
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex("newsletter_token_subscriber")
    .on("newsletter_token")
    .columns(["subscriber_id", "purpose"])
    .execute();
}

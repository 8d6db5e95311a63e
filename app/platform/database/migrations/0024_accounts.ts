import type { Kysely } from "kysely";

/** Browsers from which a customer has signed in before; only the hash of what such a browser holds is kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("known_device")
    .addColumn("token_hash", "text", (c) => c.primaryKey())
    .addColumn("customer_id", "text", (c) => c.notNull().references("customer.id").onDelete("cascade"))
    .addColumn("expires_at", "bigint", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("known_device_of_customer").on("known_device").column("customer_id").execute();
  await db.schema.createIndex("known_device_expiry").on("known_device").column("expires_at").execute();
}

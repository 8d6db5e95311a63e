import type { Kysely } from "kysely";

/**
 * The keys with which programs have placed orders, so that a call that is sent again gives the same order. A key is
 * stored hashed together with its customer or cart, so nobody finds another's order with it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("idempotency_key")
    .addColumn("key_hash", "text", (c) => c.primaryKey())
    .addColumn("body_hash", "text", (c) => c.notNull())
    .addColumn("order_id", "text", (c) => c.notNull().references("orders.id").onDelete("cascade"))
    .addColumn("expires_at", "bigint", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("idempotency_key_age").on("idempotency_key").column("expires_at").execute();
  await db.schema.createIndex("idempotency_key_order").on("idempotency_key").column("order_id").execute();
}

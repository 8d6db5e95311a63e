import type { Kysely } from "kysely";

/**
 * The forms that have put products into a cart, so that a form that is sent twice counts once. The line no longer
 * stores the device that increased it last: a double click sends the same form twice.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("cart_submission")
    .addColumn("cart_id", "text", (c) => c.notNull().references("cart.id").onDelete("cascade"))
    .addColumn("key", "text", (c) => c.notNull())
    .addColumn("added", "integer", (c) => c.notNull())
    .addColumn("sent_at", "bigint", (c) => c.notNull())
    .addPrimaryKeyConstraint("cart_submission_pk", ["cart_id", "key"])
    .execute();
  await db.schema.createIndex("cart_submission_age").on("cart_submission").column("sent_at").execute();
  await db.schema.alterTable("cart_line").dropColumn("raised_by").execute();
}

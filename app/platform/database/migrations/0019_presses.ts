import type { Kysely } from "kysely";

/**
 * When, and from which device, goods were last put into a cart's line: the second half of a double click is known for
 * one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("cart_line")
    .addColumn("raised_at", "bigint", (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable("cart_line")
    .addColumn("raised_by", "text", (c) => c.notNull().defaultTo(""))
    .execute();
}

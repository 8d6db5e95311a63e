import type { Kysely } from "kysely";

/**
 * When, and from which device, a cart line was last increased, so that the second half of a double click is recognised.
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

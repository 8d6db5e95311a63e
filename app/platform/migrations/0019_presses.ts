import type { Kysely } from "kysely";

/** When goods were last put into the cart's line, so that the second half of a double click is known for one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("cart_line")
    .addColumn("raised_at", "bigint", (c) => c.notNull().defaultTo(0))
    .execute();
}

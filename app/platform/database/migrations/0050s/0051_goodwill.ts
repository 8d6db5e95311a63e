import { type Kysely, sql } from "kysely";

import type { Tables } from "../../schema";

/** The part of a refund that the shop does not owe, for the whole order and for each of its lines. */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .alterTable("refund")
    .addColumn("goodwill_minor", "bigint", (c) => c.notNull().defaultTo(0).check(sql`goodwill_minor >= 0`))
    .execute();
  await db.schema
    .createTable("goodwill_line")
    .addColumn("order_id", "text", (c) => c.notNull())
    .addColumn("refund_position", "integer", (c) => c.notNull())
    .addColumn("line_position", "integer", (c) => c.notNull())
    .addColumn("amount_minor", "bigint", (c) => c.notNull().check(sql`amount_minor > 0`))
    .addPrimaryKeyConstraint("goodwill_line_pk", ["order_id", "refund_position", "line_position"])
    .addForeignKeyConstraint("goodwill_line_refund", ["order_id", "refund_position"], "refund", [
      "order_id",
      "position",
    ])
    .addForeignKeyConstraint("goodwill_line_line", ["order_id", "line_position"], "order_line", [
      "order_id",
      "position",
    ])
    .execute();
}

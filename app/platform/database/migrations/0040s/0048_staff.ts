import { type Kysely, sql } from "kysely";

import type { Tables } from "../../schema";

/**
 * Tokens by which staff sign in to the command line; what staff do that no other history records; and histories in the
 * order of time, so that all of them can be read as one.
 */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable("staff_token")
    .addColumn("hash", "text", (c) => c.primaryKey())
    .addColumn("customer_id", "text", (c) => c.notNull().unique().references("customer.id").onDelete("cascade"))
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .addColumn("used_at", "bigint")
    .execute();
  await db.schema
    .createTable("staff_action")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("area", "text", (c) => c.notNull())
    .addColumn("action", "text", (c) => c.notNull())
    .addColumn("subject", "text", (c) => c.notNull().check(sql`length(subject) <= 320`))
    .addColumn("detail", "text", (c) => c.notNull().check(sql`length(detail) <= 1000`))
    .addColumn("at", "bigint", (c) => c.notNull())
    .addColumn("actor", "text", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("staff_action_at").on("staff_action").column("at").execute();
  for (const history of ["order_event", "order_change", "reservation_event", "service_event"] as const) {
    await db.schema.createIndex(`${history}_at`).on(history).column("at").execute();
  }
}

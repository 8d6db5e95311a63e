import { type Kysely, sql } from "kysely";

import type { Tables } from "../../schema";

/** The amount paid for an order outside of the gateway, and when staff ended a voucher. */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .alterTable("orders")
    .addColumn("paid_minor", "bigint", (c) => c.check(sql`paid_minor >= 0`))
    .execute();
  await db.schema.alterTable("voucher").addColumn("stopped_at", "bigint").execute();
}

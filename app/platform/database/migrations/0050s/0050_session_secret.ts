import type { Kysely } from "kysely";

import type { Tables } from "../../schema";

/** Machines that share a database must share the session secret: the first one leaves a fingerprint of its own here. */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable("session_secret")
    .addColumn("id", "integer", (c) => c.primaryKey())
    .addColumn("fingerprint", "text", (c) => c.notNull())
    .addColumn("recorded_at", "bigint", (c) => c.notNull())
    .execute();
}

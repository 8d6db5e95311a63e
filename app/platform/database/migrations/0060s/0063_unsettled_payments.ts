import { type Kysely, sql } from "kysely";

import type { Tables } from "../../schema";

/** The gateway is asked about all attempts that it has not settled, also about those that the shop gave up. */
export async function up(db: Kysely<Tables>): Promise<void> {
  await sql`create index payment_attempt_unsettled on payment_attempt (opened_at) where settled_at is null`.execute(db);
  await sql`drop index payment_attempt_pending`.execute(db);
}

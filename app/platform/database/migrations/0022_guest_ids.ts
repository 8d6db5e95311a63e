import { type Kysely, sql } from "kysely";

import type { Tables } from "../schema";

/**
 * A guest's id is removed from a cart once it is ordered. The hash still identifies it, for a form that is sent a
 * second time. Someone who led a visitor to an id from before may know that id, so these ids open no order any more and
 * keep nothing personal.
 */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema.alterTable("cart").addColumn("ordered_by_hash", "text").execute();
  await sql`update cart set temp_id = null where is_open = 0`.execute(db);
  await sql`update cart set contact_json = null where is_open = 1 and customer_id is null`.execute(db);
}

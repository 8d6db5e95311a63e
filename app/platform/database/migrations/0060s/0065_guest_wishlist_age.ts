import { type Kysely, sql } from "kysely";

import type { Tables } from "../../schema";

/** Finds guests' wishlists that have been kept long enough without reading the whole table. */
export async function up(db: Kysely<Tables>): Promise<void> {
  await sql`create index wishlist_of_guest_age on wishlist (used_at) where temp_id is not null`.execute(db);
}

import { type Kysely, sql } from "kysely";

import type { Tables } from "../../schema";

/** Finds how many pickups each slot of a store has, as a store hands over only so many at once. */
export async function up(db: Kysely<Tables>): Promise<void> {
  await sql`create index orders_pickup on orders (pickup_store_id, pickup_at) where pickup_at is not null`.execute(db);
}

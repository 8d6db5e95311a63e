import { type Kysely, sql } from "kysely";

import type { Tables } from "../../schema";

/**
 * Stock alerts by what they wait for. The look for what is back in stock, every few seconds, jumps from one awaited
 * variant or product to the next; the index by product alone led it through every alert of a product of which only some
 * sizes were missing.
 */
export async function up(db: Kysely<Tables>): Promise<void> {
  await sql`drop index stock_watch_open`.execute(db);
  await sql`create index stock_watch_of_variant on stock_watch (variant_id, locale, created_at)
    where notified_at is null and variant_id is not null`.execute(db);
  await sql`create index stock_watch_of_product on stock_watch (product_id, locale, created_at)
    where notified_at is null and variant_id is null`.execute(db);
}

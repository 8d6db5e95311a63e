import type { Kysely } from "kysely";

import type { Tables } from "../../schema";

/**
 * Photos without an owner are limited by network. Service orders recognise a form that is sent twice by the same column
 * as other tables do.
 */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema.alterTable("upload").addColumn("network_hash", "text").execute();
  await db.schema.createIndex("upload_network").on("upload").column("network_hash").execute();
  await db.schema.alterTable("service_order").renameColumn("press", "submission_hash").execute();
  // `reservation_of_customer` serves the same queries.
  await db.schema.dropIndex("reservation_active_customer_id").execute();
}

import { type Kysely, sql } from "kysely";

/** Indexes that find rows whose retention period is over without reading whole tables. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isGuests = sql`is_open = 1 and temp_id is not null`;
  await sql`create index cart_of_guest_age on cart (used_at) where ${isGuests}`.execute(db);
  const holdsContact = sql`is_open = 0 and contact_json is not null`;
  await sql`create index cart_contact_age on cart (used_at) where ${holdsContact}`.execute(db);
  await sql`create index orders_network_age on orders (placed_at) where network_hash is not null`.execute(db);
  await db.schema.createIndex("mail_outbox_age").on("mail_outbox").column("created_at").execute();
}

import { type Kysely, sql } from "kysely";

/**
 * Orders that wait for money are counted by the customer's address as accounts know it, and by a hash of the network
 * that they came from.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("orders")
    .addColumn("email_key", "text", (c) => c.notNull().defaultTo(""))
    .execute();
  await db.schema.alterTable("orders").addColumn("network_hash", "text").execute();
  await sql`update orders set email_key = lower(email)`.execute(db);
  const isOpen = sql`state = 'accepted' and paid_at is null`;
  await sql`create index orders_unpaid_of_email on orders (email_key) where ${isOpen}`.execute(db);
  await sql`create index orders_unpaid_of_customer on orders (customer_id) where ${isOpen}`.execute(db);
  await sql`create index orders_unpaid_of_network on orders (network_hash) where ${isOpen}`.execute(db);
}

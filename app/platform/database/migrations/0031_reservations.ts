import { type Kysely, sql } from "kysely";

/** The day and time of a pickup in a store (decision 58), and reservations in a store (decision 66). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("cart").addColumn("pickup_slot", "text").execute();
  await db.schema.alterTable("orders").addColumn("pickup_at", "bigint").execute();
  await reservations(db);
  await db.schema
    .createTable("reservation_event")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("reservation_id", "text", (c) => c.notNull().references("reservation.id").onDelete("cascade"))
    .addColumn("kind", "text", (c) =>
      c.notNull().check(sql`kind in ('created', 'extended', 'collected', 'expired', 'cancelled')`),
    )
    .addColumn("at", "bigint", (c) => c.notNull())
    .addColumn("actor", "text", (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex("reservation_event_of")
    .on("reservation_event")
    .columns(["reservation_id", "at"])
    .execute();
}

async function reservations(db: Kysely<unknown>) {
  await db.schema
    .createTable("reservation")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("number", "text", (c) => c.notNull().unique())
    .addColumn("hash", "text", (c) => c.notNull())
    .addColumn("submission_hash", "text", (c) => c.unique())
    .addColumn("customer_id", "text", (c) => c.references("customer.id").onDelete("set null"))
    .addColumn("locale", "text", (c) => c.notNull().check(sql`locale in ('cs', 'sk')`))
    .addColumn("state", "text", (c) => c.notNull().check(sql`state in ('active', 'collected', 'expired', 'cancelled')`))
    .addColumn("store_id", "text", (c) => c.notNull().references("store.id"))
    .addColumn("product_id", "integer", (c) => c.notNull())
    .addColumn("variant_id", "integer", (c) => c.notNull())
    .addColumn("code", "text", (c) => c.notNull())
    .addColumn("product_name", "text", (c) => c.notNull())
    .addColumn("variant_name", "text", (c) => c.notNull())
    .addColumn("unit_minor", "integer", (c) => c.notNull())
    .addColumn("quantity", "integer", (c) => c.notNull().check(sql`quantity between 1 and 3`))
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("email", "text", (c) => c.notNull())
    .addColumn("email_key", "text", (c) => c.notNull())
    .addColumn("phone", "text", (c) => c.notNull())
    .addColumn("network_hash", "text")
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .addColumn("expires_at", "bigint", (c) => c.notNull())
    .addColumn("extended_at", "bigint")
    .addColumn("reminded_at", "bigint")
    .addColumn("ended_at", "bigint")
    .addCheckConstraint("reservation_ends_once", sql`(state = 'active') = (ended_at is null)`)
    .execute();
  for (const column of ["email_key", "network_hash", "customer_id"]) {
    await sql`create index ${sql.id(`reservation_active_${column}`)} on reservation (${sql.id(column)})
      where ended_at is null`.execute(db);
  }
  await sql`create index reservation_due on reservation (expires_at) where ended_at is null`.execute(db);
  await db.schema.createIndex("reservation_created").on("reservation").column("created_at").execute();
  await db.schema.createIndex("reservation_ended").on("reservation").column("ended_at").execute();
  await db.schema.createIndex("reservation_of_customer").on("reservation").column("customer_id").execute();
}

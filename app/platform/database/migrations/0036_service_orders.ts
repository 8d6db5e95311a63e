import { type Kysely, sql } from "kysely";

import type { Tables } from "../schema";

/** Photos that visitors send with a form, and service orders (decision 68). */
export async function up(db: Kysely<Tables>): Promise<void> {
  await uploads(db);
  await serviceOrders(db);
  await serviceEvents(db);
}

async function uploads(db: Kysely<Tables>) {
  await db.schema
    .createTable("upload")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("claim", "text")
    .addColumn("position", "integer", (c) => c.notNull().check(sql`position >= 0`))
    .addColumn("width_px", "integer", (c) => c.notNull().check(sql`width_px > 0`))
    .addColumn("height_px", "integer", (c) => c.notNull().check(sql`height_px > 0`))
    .addColumn("bytes", "integer", (c) => c.notNull().check(sql`bytes > 0`))
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("upload_claim").on("upload").columns(["claim", "created_at"]).execute();
}

const states = ["received", "accepted", "working", "ready", "closed", "refused", "cancelled"];
const stateList = sql.raw(states.map((state) => `'${state}'`).join(", "));

async function serviceOrders(db: Kysely<Tables>) {
  await db.schema
    .createTable("service_sequence")
    .addColumn("year", "integer", (c) => c.primaryKey())
    .addColumn("last_number", "integer", (c) => c.notNull())
    .execute();
  await db.schema
    .createTable("service_order")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("hash", "text", (c) => c.notNull())
    .addColumn("number", "text", (c) => c.notNull().unique())
    .addColumn("press", "text", (c) => c.notNull().unique())
    .addColumn("locale", "text", (c) => c.notNull().check(sql`locale in ('cs', 'sk')`))
    .addColumn("customer_id", "text", (c) => c.references("customer.id").onDelete("set null"))
    .addColumn("kind", "text", (c) => c.notNull().check(sql`kind in ('alteration', 'repair', 'cleaning', 'storage')`))
    .addColumn("garment", "text", (c) => c.notNull())
    .addColumn("description", "text", (c) => c.notNull())
    .addColumn("is_bought_here", "integer", (c) => c.notNull().check(sql`is_bought_here in (0, 1)`))
    .addColumn("arrival", "text", (c) => c.notNull())
    .addColumn("store_id", "text", (c) => c.references("store.id"))
    .addColumn("firstname", "text", (c) => c.notNull())
    .addColumn("lastname", "text", (c) => c.notNull())
    .addColumn("email", "text", (c) => c.notNull())
    .addColumn("phone", "text", (c) => c.notNull())
    .addColumn("street", "text", (c) => c.notNull())
    .addColumn("city", "text", (c) => c.notNull())
    .addColumn("zip", "text", (c) => c.notNull())
    .addColumn("state", "text", (c) => c.notNull().check(sql`state in (${stateList})`))
    .addColumn("price_minor", "bigint", (c) => c.check(sql`price_minor >= 0`))
    .addColumn("promised_on", "text")
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .addColumn("ended_at", "bigint")
    .addCheckConstraint(
      "service_order_arrival",
      sql`(arrival = 'store' and store_id is not null) or (arrival = 'parcel' and store_id is null and street <> '')`,
    )
    .execute();
  await db.schema.createIndex("service_order_customer").on("service_order").column("customer_id").execute();
  await db.schema.createIndex("service_order_listed").on("service_order").columns(["state", "created_at"]).execute();
  await db.schema.createIndex("service_order_ended").on("service_order").column("ended_at").execute();
}

async function serviceEvents(db: Kysely<Tables>) {
  await db.schema
    .createTable("service_event")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("service_order_id", "text", (c) => c.notNull().references("service_order.id").onDelete("cascade"))
    .addColumn("position", "integer", (c) => c.notNull())
    .addColumn("state", "text", (c) => c.notNull().check(sql`state in (${stateList})`))
    .addColumn("price_minor", "bigint")
    .addColumn("promised_on", "text")
    .addColumn("note", "text", (c) => c.notNull())
    .addColumn("actor", "text", (c) => c.notNull())
    .addColumn("at", "bigint", (c) => c.notNull())
    .addUniqueConstraint("service_event_order", ["service_order_id", "position"])
    .execute();
}

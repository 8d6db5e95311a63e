import { type Kysely, sql } from "kysely";

import type { Tables } from "../schema";

/** What happens to an order after it was placed, and the club that a large one opens (decisions 44, 61, 62, 69, 70). */
export async function up(db: Kysely<Tables>): Promise<void> {
  await deeds(db);
  await reviews(db);
  await withdrawals(db);
  await club(db);
}

async function deeds(db: Kysely<Tables>) {
  await db.schema.alterTable("orders").addColumn("paid_by", "text").execute();
  await db.schema.alterTable("orders").addColumn("refund_due_at", "bigint").execute();
  await db.schema.alterTable("orders").addColumn("reminded_at", "bigint").execute();
  await db.schema.alterTable("orders").addColumn("withdrawn_at", "bigint").execute();
  await db.schema
    .alterTable("order_line")
    .addColumn("is_altered", "integer", (c) => c.notNull().defaultTo(0).check(sql`is_altered in (0, 1)`))
    .execute();
  await sql`create index orders_unpaid on orders (placed_at) where paid_at is null and state = 'accepted'`.execute(db);
  await db.schema.createIndex("order_event_of").on("order_event").columns(["order_id", "at"]).execute();
}

async function reviews(db: Kysely<Tables>) {
  await db.schema
    .createTable("carrier_review")
    .addColumn("order_id", "text", (c) => c.primaryKey().references("orders.id"))
    .addColumn("stars", "integer", (c) => c.notNull().check(sql`stars between 1 and 5`))
    .addColumn("body", "text", (c) => c.notNull().check(sql`length(body) <= 1000`))
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .execute();
}

async function withdrawals(db: Kysely<Tables>) {
  await db.schema
    .createTable("withdrawal")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("order_id", "text", (c) => c.references("orders.id"))
    .addColumn("locale", "text", (c) => c.notNull().check(sql`locale in ('cs', 'sk')`))
    .addColumn("order_number", "text", (c) => c.notNull())
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("email", "text", (c) => c.notNull())
    .addColumn("goods", "text", (c) => c.notNull())
    .addColumn("submitted_at", "bigint", (c) => c.notNull())
    .addColumn("confirmed_at", "bigint")
    .addColumn("needs_check", "integer", (c) => c.notNull().defaultTo(0).check(sql`needs_check in (0, 1)`))
    .execute();
  await db.schema.createIndex("withdrawal_of_order").on("withdrawal").column("order_id").execute();
  await db.schema
    .createTable("withdrawal_line")
    .addColumn("withdrawal_id", "text", (c) => c.notNull().references("withdrawal.id").onDelete("cascade"))
    .addColumn("order_id", "text", (c) => c.notNull())
    .addColumn("line_position", "integer", (c) => c.notNull())
    .addColumn("quantity", "integer", (c) => c.notNull().check(sql`quantity > 0`))
    .addPrimaryKeyConstraint("withdrawal_line_pk", ["withdrawal_id", "line_position"])
    .addForeignKeyConstraint("withdrawal_line_of", ["order_id", "line_position"], "order_line", [
      "order_id",
      "position",
    ])
    .execute();
}

/** The order that opened the club is stored with the member, so that the membership ends when that order is undone. */
async function club(db: Kysely<Tables>) {
  await db.schema
    .alterTable("customer")
    .addColumn("club_order_id", "text", (c) => c.references("orders.id"))
    .execute();
  await db
    .insertInto("setting")
    .values([
      { name: "club_above_minor", locale: "cs", value_json: "4999" },
      { name: "club_above_minor", locale: "sk", value_json: "19900" },
    ])
    .execute();
}

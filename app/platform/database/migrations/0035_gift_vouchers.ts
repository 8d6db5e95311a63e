import { type Kysely, sql } from "kysely";

import type { Tables } from "../schema";

const isForm = sql`form in ('email', 'print')`;

/**
 * Gift vouchers for sale (decisions 45 and 108): those in carts, those of orders with the voucher that the payment
 * brings, and the carrier of orders that go by e-mail alone.
 */
export async function up(db: Kysely<Tables>): Promise<void> {
  await giftsInCarts(db);
  await giftsOfOrders(db);
  await emailCarrier(db);
}

/** A form that is sent twice puts one voucher into the cart. */
async function giftsInCarts(db: Kysely<Tables>) {
  await db.schema
    .createTable("cart_gift")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("cart_id", "text", (c) => c.notNull().references("cart.id").onDelete("cascade"))
    .addColumn("submission_key", "text")
    .addColumn("form", "text", (c) => c.notNull().check(isForm))
    .addColumn("amount_minor", "bigint", (c) => c.notNull().check(sql`amount_minor > 0`))
    .addColumn("recipient_name", "text", (c) => c.notNull())
    .addColumn("recipient_email", "text", (c) => c.notNull())
    .addColumn("message", "text", (c) => c.notNull())
    .addColumn("send_on", "text")
    .addColumn("added_at", "bigint", (c) => c.notNull())
    .addUniqueConstraint("cart_gift_once", ["cart_id", "submission_key"])
    .execute();
}

/** One row a voucher that was bought; `voucher_id` comes with the payment, once. */
async function giftsOfOrders(db: Kysely<Tables>) {
  await db.schema
    .createTable("order_gift")
    .addColumn("order_id", "text", (c) => c.notNull())
    .addColumn("line_position", "integer", (c) => c.notNull())
    .addColumn("form", "text", (c) => c.notNull().check(isForm))
    .addColumn("recipient_name", "text", (c) => c.notNull())
    .addColumn("recipient_email", "text", (c) => c.notNull())
    .addColumn("recipient_email_key", "text", (c) => c.notNull())
    .addColumn("message", "text", (c) => c.notNull())
    .addColumn("send_on", "text")
    .addColumn("voucher_id", "text", (c) => c.unique().references("voucher.id"))
    .addColumn("send_at", "bigint")
    .addColumn("sent_at", "bigint")
    .addColumn("sendings", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("prolonged_at", "bigint")
    .addColumn("ended_at", "bigint")
    .addPrimaryKeyConstraint("order_gift_pk", ["order_id", "line_position"])
    .addForeignKeyConstraint("order_gift_line", ["order_id", "line_position"], "order_line", ["order_id", "position"])
    .addCheckConstraint("order_gift_sent_paid", sql`voucher_id is not null or (send_at is null and sent_at is null)`)
    .execute();
  await sql`create index order_gift_due on order_gift (send_at) where sent_at is null and send_at is not null`.execute(
    db,
  );
}

/**
 * This carrier has no price and no payment pairs: it is for gift vouchers alone, free of charge and paid in advance.
 */
async function emailCarrier(db: Kysely<Tables>) {
  await db.insertInto("carrier").values({ id: "email", position: 9 }).execute();
}

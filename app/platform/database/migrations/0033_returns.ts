import { type Kysely, sql } from "kysely";

import type { Tables } from "../schema";

/** The outcome of a withdrawal: goods that come back, money that goes back, or a refusal (decisions 105 and 106). */
export async function up(db: Kysely<Tables>): Promise<void> {
  await outcome(db);
  await numbers(db);
  await receipts(db);
  // What a voucher got back, while the order goes on, of the amount that it has paid for the order.
  await db.schema
    .alterTable("voucher_use")
    .addColumn("returned_minor", "bigint", (c) =>
      c.notNull().defaultTo(0).check(sql`returned_minor between 0 and amount_minor`),
    )
    .execute();
}

/** Withdrawals from before are open again, so that staff record what happened with them. */
async function outcome(db: Kysely<Tables>) {
  const states = sql`state in ('announced', 'received', 'settled', 'refunded', 'refused', 'cancelled')`;
  await db.schema
    .alterTable("withdrawal")
    .addColumn("state", "text", (c) => c.notNull().defaultTo("announced").check(states))
    .execute();
  await db.schema.alterTable("withdrawal").addColumn("changed_at", "bigint").execute();
  await db.schema
    .alterTable("withdrawal")
    .addColumn("changed_by", "text", (c) => c.notNull().defaultTo(""))
    .execute();
  await db.schema
    .alterTable("withdrawal")
    .addColumn("reason", "text", (c) => c.notNull().defaultTo("").check(sql`length(reason) <= 500`))
    .execute();
  await amount(db, "refund_minor", sql`refund_minor >= 0`);
  await amount(db, "gift_minor", sql`gift_minor >= 0`);
  await amount(db, "delivery_minor", sql`delivery_minor >= 0`);
  await amount(db, "lowered_minor", sql`lowered_minor >= 0`);
}

async function amount(db: Kysely<Tables>, name: string, check: ReturnType<typeof sql>) {
  await db.schema
    .alterTable("withdrawal")
    .addColumn(name, "bigint", (c) => c.notNull().defaultTo(0).check(check))
    .execute();
}

/** Staff name a withdrawal by its number, since its id opens its page. */
async function numbers(db: Kysely<Tables>) {
  await db.schema.alterTable("withdrawal").addColumn("number", "integer").execute();
  await sql`update withdrawal set number = (select count(*) from withdrawal earlier where earlier.confirmed_at is not null
    and (earlier.confirmed_at < withdrawal.confirmed_at
      or (earlier.confirmed_at = withdrawal.confirmed_at and earlier.id <= withdrawal.id)))
    where confirmed_at is not null`.execute(db);
  await db.schema.createIndex("withdrawal_number").unique().on("withdrawal").column("number").execute();
  await db.schema
    .createTable("withdrawal_sequence")
    .addColumn("id", "integer", (c) => c.primaryKey().check(sql`id = 1`))
    .addColumn("last_number", "integer", (c) => c.notNull().check(sql`last_number >= 0`))
    .execute();
  await sql`insert into withdrawal_sequence (id, last_number)
    select 1, coalesce(max(number), 0) from withdrawal`.execute(db);
}

/** Pieces that came back; without a place they cannot be sold again. */
async function receipts(db: Kysely<Tables>) {
  await db.schema
    .createTable("withdrawal_receipt")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("withdrawal_id", "text", (c) => c.notNull())
    .addColumn("line_position", "integer", (c) => c.notNull())
    .addColumn("quantity", "integer", (c) => c.notNull().check(sql`quantity > 0`))
    .addColumn("store_id", "text", (c) => c.references("store.id"))
    .addColumn("at", "bigint", (c) => c.notNull())
    .addColumn("actor", "text", (c) => c.notNull())
    .addForeignKeyConstraint("withdrawal_receipt_of", ["withdrawal_id", "line_position"], "withdrawal_line", [
      "withdrawal_id",
      "line_position",
    ])
    .execute();
  await db.schema
    .createIndex("withdrawal_receipt_of_line")
    .on("withdrawal_receipt")
    .columns(["withdrawal_id", "line_position"])
    .execute();
}

import { type Kysely, sql } from "kysely";

import type { Tables } from "../schema";

/** Claims for defects of bought goods: what is claimed, what became of it, and what goes back in money. */
export async function up(db: Kysely<Tables>): Promise<void> {
  await claims(db);
  await lines(db);
  await events(db);
}

const states = [
  "received",
  "assessing",
  "repaired",
  "exchanged",
  "discounted",
  "refunded",
  "rejected",
  "cancelled",
] as const;
const stateList = sql.raw(states.map((state) => `'${state}'`).join(", "));

async function claims(db: Kysely<Tables>) {
  await db.schema
    .createTable("warranty_claim_sequence")
    .addColumn("year", "integer", (c) => c.primaryKey())
    .addColumn("last_number", "integer", (c) => c.notNull())
    .execute();
  await db.schema
    .createTable("warranty_claim")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("hash", "text", (c) => c.notNull())
    .addColumn("number", "text", (c) => c.notNull().unique())
    .addColumn("submission_hash", "text", (c) => c.notNull().unique())
    .addColumn("order_id", "text", (c) => c.notNull().references("orders.id"))
    .addColumn("locale", "text", (c) => c.notNull().check(sql`locale in ('cs', 'sk')`))
    .addColumn("defect", "text", (c) => c.notNull().check(sql`length(defect) <= 2000`))
    .addColumn("since", "text", (c) => c.notNull().check(sql`length(since) <= 80`))
    .addColumn("wish", "text", (c) => c.notNull().check(sql`wish in ('repair', 'exchange', 'discount', 'refund')`))
    .addColumn("email", "text", (c) => c.notNull())
    .addColumn("phone", "text", (c) => c.notNull())
    .addColumn("state", "text", (c) => c.notNull().check(sql`state in (${stateList})`))
    .addColumn("due_on", "text", (c) => c.notNull())
    .addColumn("refund_minor", "bigint", (c) => c.notNull().defaultTo(0).check(sql`refund_minor >= 0`))
    .addColumn("gift_minor", "bigint", (c) => c.notNull().defaultTo(0).check(sql`gift_minor >= 0`))
    .addColumn("delivery_minor", "bigint", (c) => c.notNull().defaultTo(0).check(sql`delivery_minor >= 0`))
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .addColumn("ended_at", "bigint")
    .execute();
  await db.schema
    .createIndex("warranty_claim_order")
    .on("warranty_claim")
    .columns(["order_id", "created_at"])
    .execute();
  await db.schema.createIndex("warranty_claim_due").on("warranty_claim").columns(["ended_at", "due_on"]).execute();
}

/** `returned_quantity` are the pieces whose price is given back: they are no longer the customer's.
 * `discount_minor` is what a discount gives back of the line's price. */
async function lines(db: Kysely<Tables>) {
  await db.schema
    .createTable("warranty_claim_line")
    .addColumn("warranty_claim_id", "text", (c) => c.notNull().references("warranty_claim.id").onDelete("cascade"))
    .addColumn("order_id", "text", (c) => c.notNull())
    .addColumn("line_position", "integer", (c) => c.notNull())
    .addColumn("quantity", "integer", (c) => c.notNull().check(sql`quantity > 0`))
    .addColumn("returned_quantity", "integer", (c) =>
      c.notNull().defaultTo(0).check(sql`returned_quantity between 0 and quantity`),
    )
    .addColumn("discount_minor", "bigint", (c) => c.notNull().defaultTo(0).check(sql`discount_minor >= 0`))
    .addPrimaryKeyConstraint("warranty_claim_line_pk", ["warranty_claim_id", "line_position"])
    .addForeignKeyConstraint("warranty_claim_line_of", ["order_id", "line_position"], "order_line", [
      "order_id",
      "position",
    ])
    .execute();
  await db.schema
    .createIndex("warranty_claim_line_order")
    .on("warranty_claim_line")
    .columns(["order_id", "line_position"])
    .execute();
}

async function events(db: Kysely<Tables>) {
  await db.schema
    .createTable("warranty_claim_event")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("warranty_claim_id", "text", (c) => c.notNull().references("warranty_claim.id").onDelete("cascade"))
    .addColumn("position", "integer", (c) => c.notNull())
    .addColumn("state", "text", (c) => c.notNull().check(sql`state in (${stateList})`))
    .addColumn("note", "text", (c) => c.notNull().check(sql`length(note) <= 500`))
    .addColumn("actor", "text", (c) => c.notNull())
    .addColumn("at", "bigint", (c) => c.notNull())
    .addUniqueConstraint("warranty_claim_event_order", ["warranty_claim_id", "position"])
    .execute();
}

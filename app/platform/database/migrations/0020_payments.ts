import { type Kysely, sql } from "kysely";

import type { Tables } from "../schema";

/** Payment by card at a bank's gateway (decisions 57, 62, 64). */
export async function up(db: Kysely<Tables>): Promise<void> {
  await attempts(db);
  await testGateway(db);
  await method(db);
}

async function attempts(db: Kysely<Tables>) {
  await db.schema
    .createTable("payment_attempt")
    .addColumn("order_id", "text", (c) => c.notNull().references("orders.id"))
    .addColumn("attempt", "integer", (c) => c.notNull().check(sql`attempt >= 1`))
    .addColumn("state", "text", (c) => c.notNull().check(sql`state in ('pending', 'paid', 'cancelled')`))
    .addColumn("price_hundredths", "bigint", (c) => c.notNull().check(sql`price_hundredths > 0`))
    .addColumn("currency_code", "text", (c) => c.notNull().references("currency.code"))
    .addColumn("transaction_id", "text", (c) => c.unique())
    .addColumn("redirect_url", "text")
    .addColumn("opened_at", "bigint", (c) => c.notNull())
    .addColumn("settled_at", "bigint")
    .addPrimaryKeyConstraint("payment_attempt_pk", ["order_id", "attempt"])
    .execute();
  await sql`create unique index payment_attempt_one_pending on payment_attempt (order_id) where state = 'pending'`.execute(
    db,
  );
  await sql`create index payment_attempt_pending on payment_attempt (opened_at) where state = 'pending'`.execute(db);
}

/** What the built-in gateway remembers; a shop with a bank leaves it empty. */
async function testGateway(db: Kysely<Tables>) {
  await db.schema
    .createTable("test_payment")
    .addColumn("transaction_id", "text", (c) => c.primaryKey())
    .addColumn("status", "text", (c) => c.notNull().check(sql`status in ('PENDING', 'PAID', 'CANCELLED')`))
    .addColumn("price_hundredths", "bigint", (c) => c.notNull().check(sql`price_hundredths > 0`))
    .addColumn("currency_code", "text", (c) => c.notNull())
    .addColumn("reference", "text", (c) => c.notNull())
    .addColumn("return_url", "text", (c) => c.notNull())
    .addColumn("opened_at", "bigint", (c) => c.notNull())
    .execute();
}

/** The card comes first: it is the quickest way to the goods. */
async function method(db: Kysely<Tables>) {
  await db.insertInto("payment_method").values({ id: "card", position: 0 }).execute();
  await db
    .insertInto("payment_price")
    .values([
      { payment_id: "card", locale: "cs", price_minor: 0 },
      { payment_id: "card", locale: "sk", price_minor: 0 },
    ])
    .execute();
  await db
    .insertInto("carrier_payment")
    .values([
      { carrier_id: "ppl", payment_id: "card" },
      { carrier_id: "pickup", payment_id: "card" },
    ])
    .execute();
}

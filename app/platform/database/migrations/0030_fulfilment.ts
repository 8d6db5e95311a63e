import { type Kysely, sql } from "kysely";

import type { Tables } from "../schema";

/** Shipping as a step of its own, refunds, who changed what of an order, and the history of settings. */
export async function up(db: Kysely<Tables>): Promise<void> {
  await states(db);
  await delivered(db);
  await shipments(db);
  await changes(db);
  await refunds(db);
  await settingHistory(db);
  await company(db);
  await deliveryAddresses(db);
}

/** An address that goods are sent to becomes neither the billing address nor the contact of later orders. */
async function deliveryAddresses(db: Kysely<Tables>) {
  await db.schema
    .alterTable("customer_address")
    .addColumn("is_delivery", "integer", (c) =>
      c.notNull().defaultTo(0).check(sql`is_delivery in (0, 1) and (is_delivery = 0 or is_default = 0)`),
    )
    .execute();
}

const isState = sql`state_wider in ('accepted', 'pending', 'ready', 'shipped', 'closed', 'cancelled')`;

/**
 * The new state needs a wider check, which SQLite cannot change. A column can be replaced, and its check goes with it.
 * Indexes that name the column are created again.
 */
async function states(db: Kysely<Tables>) {
  const unpaid = ["orders_unpaid", "orders_unpaid_of_email", "orders_unpaid_of_customer", "orders_unpaid_of_network"];
  for (const index of unpaid) await db.schema.dropIndex(index).execute();
  for (const table of ["orders", "order_event"] as const) {
    await db.schema
      .alterTable(table)
      .addColumn("state_wider", "text", (c) => c.notNull().defaultTo("accepted").check(isState))
      .execute();
    await sql`update ${sql.table(table)} set state_wider = state`.execute(db);
    await db.schema.alterTable(table).dropColumn("state").execute();
    await db.schema.alterTable(table).renameColumn("state_wider", "state").execute();
  }
  const isOpen = sql`state = 'accepted' and paid_at is null`;
  await sql`create index orders_unpaid on orders (placed_at) where paid_at is null and state = 'accepted'`.execute(db);
  await sql`create index orders_unpaid_of_email on orders (email_key) where ${isOpen}`.execute(db);
  await sql`create index orders_unpaid_of_customer on orders (customer_id) where ${isOpen}`.execute(db);
  await sql`create index orders_unpaid_of_network on orders (network_hash) where ${isOpen}`.execute(db);
}

const twoWeeksMs = 14 * 24 * 60 * 60 * 1000;

/**
 * When the customer received the goods, from which the withdrawal period counts. Orders closed so far were closed when
 * the courier took the parcel; nobody knows when it arrived, so they count as received two weeks later, never earlier
 * than they were.
 */
async function delivered(db: Kysely<Tables>) {
  await db.schema.alterTable("orders").addColumn("delivered_at", "bigint").execute();
  await sql`update orders set delivered_at =
    (select max(order_event.at) from order_event where order_event.order_id = orders.id and order_event.state = 'closed')
    + case when pickup_store_id is null then ${sql.lit(twoWeeksMs)} else 0 end
    where state = 'closed'`.execute(db);
  await sql`create index orders_by_placed on orders (placed_at, number)`.execute(db);
}

/** Adds the reason for which staff changed a state although a rule forbids it. */
async function shipments(db: Kysely<Tables>) {
  await db.schema
    .alterTable("order_event")
    .addColumn("reason", "text", (c) => c.notNull().defaultTo("").check(sql`length(reason) <= 500`))
    .execute();
  await db.schema
    .createTable("order_shipment")
    .addColumn("order_id", "text", (c) => c.primaryKey().references("orders.id"))
    .addColumn("carrier_id", "text", (c) => c.notNull().references("carrier.id"))
    .addColumn("tracking_number", "text", (c) => c.notNull().check(sql`length(tracking_number) <= 40`))
    .addColumn("shipped_at", "bigint", (c) => c.notNull())
    .addColumn("promised_on", "text", (c) => c.notNull())
    .execute();
}

/** Changes of an order besides its state; `kind` is a row of the table `orderChanges`. */
async function changes(db: Kysely<Tables>) {
  await db.schema
    .createTable("order_change")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("order_id", "text", (c) => c.notNull().references("orders.id"))
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("detail", "text", (c) => c.notNull())
    .addColumn("at", "bigint", (c) => c.notNull())
    .addColumn("actor", "text", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("order_change_of").on("order_change").columns(["order_id", "at"]).execute();
}

/** A refund is one request to pay money back. `asked` counts as paid back until the gateway's response is known. */
async function refunds(db: Kysely<Tables>) {
  await db.schema
    .createTable("refund")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("order_id", "text", (c) => c.notNull().references("orders.id"))
    .addColumn("request_key", "text", (c) => c.notNull())
    .addColumn("position", "integer", (c) => c.notNull().check(sql`position > 0`))
    .addColumn("amount_minor", "bigint", (c) => c.notNull().check(sql`amount_minor > 0`))
    .addColumn("method", "text", (c) => c.notNull().check(sql`method in ('gateway', 'manual')`))
    .addColumn("state", "text", (c) => c.notNull().check(sql`state in ('asked', 'done', 'refused')`))
    .addColumn("transaction_id", "text", (c) => c.references("payment_attempt.transaction_id"))
    .addColumn("reason", "text", (c) => c.notNull().check(sql`length(reason) <= 500`))
    .addColumn("actor", "text", (c) => c.notNull())
    .addColumn("requested_at", "bigint", (c) => c.notNull())
    .addColumn("settled_at", "bigint")
    .addColumn("answer", "text", (c) => c.notNull().defaultTo("").check(sql`length(answer) <= 500`))
    .addCheckConstraint("refund_by_gateway", sql`(method = 'gateway') = (transaction_id is not null)`)
    .addUniqueConstraint("refund_once", ["order_id", "request_key"])
    .addUniqueConstraint("refund_position", ["order_id", "position"])
    .execute();
  await db.schema
    .alterTable("test_payment")
    .addColumn("refunded_hundredths", "bigint", (c) =>
      c.notNull().defaultTo(0).check(sql`refunded_hundredths between 0 and price_hundredths`),
    )
    .execute();
}

/** `name` is a setting's, or that of a price, a rate or a VAT rate; values are JSON. */
async function settingHistory(db: Kysely<Tables>) {
  await db.schema
    .createTable("setting_history")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("locale", "text", (c) => c.notNull().check(sql`locale in ('cs', 'sk')`))
    .addColumn("old_json", "text")
    .addColumn("new_json", "text", (c) => c.notNull())
    .addColumn("at", "bigint", (c) => c.notNull())
    .addColumn("actor", "text", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("setting_history_at").on("setting_history").columns(["at"]).execute();
}

/** Stores the seller as the law requires it to be named; the sample's numbers are made up. */
async function company(db: Kysely<Tables>) {
  const both = {
    street: "Koželužská 128",
    city: "Testov",
    zip: "503 99",
    country: "CZ",
    company_id: "99000016",
    tax_id: "CZ99000016",
  };
  const czech = {
    name: "KARA – ukázkový obchod",
    ...both,
    vat_id: "",
    register: "Zapsáno u Krajského soudu v Hradci Králové, oddíl B, vložka 1676",
  };
  const slovak = {
    name: "KARA – ukážkový obchod",
    ...both,
    vat_id: "SK2029000006",
    register: "Zapísané na Krajskom súde v Hradci Králové, oddiel B, vložka 1676",
  };
  await db
    .insertInto("setting")
    .values([
      { name: "company", locale: "cs", value_json: JSON.stringify(czech) },
      { name: "company", locale: "sk", value_json: JSON.stringify(slovak) },
    ])
    .onConflict((conflict) => conflict.columns(["name", "locale"]).doNothing())
    .execute();
}

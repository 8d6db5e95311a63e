import { type Kysely, sql } from "kysely";

const isLocale = sql`locale in ('cs', 'sk')`;
const isAmount = (column: string) => sql`${sql.ref(column)} >= 0`;
const isState = sql`state in ('accepted', 'pending', 'ready', 'closed', 'cancelled')`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await delivery(db);
  await carts(db);
  await orders(db);
  await outbox(db);
}

async function delivery(db: Kysely<unknown>) {
  await db.schema
    .createTable("carrier")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("kind", "text", (c) => c.notNull().check(sql`kind in ('parcel', 'pickup')`))
    .addColumn("position", "integer", (c) => c.notNull())
    .execute();
  await db.schema
    .createTable("carrier_price")
    .addColumn("carrier_id", "text", (c) => c.notNull().references("carrier.id"))
    .addColumn("locale", "text", (c) => c.notNull().check(isLocale))
    .addColumn("price_minor", "integer", (c) => c.notNull().check(isAmount("price_minor")))
    .addPrimaryKeyConstraint("carrier_price_pk", ["carrier_id", "locale"])
    .execute();
  await db.schema
    .createTable("payment_method")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("position", "integer", (c) => c.notNull())
    .execute();
  await db.schema
    .createTable("payment_price")
    .addColumn("payment_id", "text", (c) => c.notNull().references("payment_method.id"))
    .addColumn("locale", "text", (c) => c.notNull().check(isLocale))
    .addColumn("price_minor", "integer", (c) => c.notNull().check(isAmount("price_minor")))
    .addPrimaryKeyConstraint("payment_price_pk", ["payment_id", "locale"])
    .execute();
  await db.schema
    .createTable("carrier_payment")
    .addColumn("carrier_id", "text", (c) => c.notNull().references("carrier.id"))
    .addColumn("payment_id", "text", (c) => c.notNull().references("payment_method.id"))
    .addPrimaryKeyConstraint("carrier_payment_pk", ["carrier_id", "payment_id"])
    .execute();
}

async function carts(db: Kysely<unknown>) {
  await db.schema
    .createTable("cart")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("locale", "text", (c) => c.notNull().check(isLocale))
    .addColumn("temp_id", "text")
    .addColumn("is_open", "integer", (c) => c.notNull().check(sql`is_open in (0, 1)`))
    .addColumn("order_token", "text", (c) => c.notNull().unique())
    .addColumn("carrier_id", "text", (c) => c.references("carrier.id"))
    .addColumn("pickup_store_id", "text", (c) => c.references("store.id"))
    .addColumn("payment_id", "text", (c) => c.references("payment_method.id"))
    .addColumn("contact_json", "text")
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .addColumn("used_at", "bigint", (c) => c.notNull())
    .execute();
  await sql`create unique index cart_one_open on cart (temp_id, locale) where is_open = 1`.execute(db);
  await db.schema
    .createTable("cart_line")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("cart_id", "text", (c) => c.notNull().references("cart.id").onDelete("cascade"))
    .addColumn("variant_id", "integer", (c) => c.notNull().references("variant.id").onDelete("cascade"))
    .addColumn("note", "text", (c) => c.notNull())
    .addColumn("quantity", "integer", (c) => c.notNull().check(sql`quantity between 1 and 99`))
    .addColumn("seen_price_minor", "bigint", (c) => c.notNull())
    .addColumn("added_at", "bigint", (c) => c.notNull())
    .addUniqueConstraint("cart_line_key", ["cart_id", "variant_id", "note"])
    .execute();
}

async function orders(db: Kysely<unknown>) {
  await db.schema
    .createTable("order_sequence")
    .addColumn("year", "integer", (c) => c.primaryKey())
    .addColumn("last_number", "integer", (c) => c.notNull().check(sql`last_number between 0 and 999999`))
    .execute();
  await db.schema
    .createTable("orders")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("number", "text", (c) => c.notNull().unique())
    .addColumn("summary_hash", "text", (c) => c.notNull())
    .addColumn("cart_id", "text", (c) => c.notNull().unique().references("cart.id"))
    .addColumn("order_token", "text", (c) => c.notNull().unique())
    .addColumn("locale", "text", (c) => c.notNull().check(isLocale))
    .addColumn("currency_code", "text", (c) => c.notNull().references("currency.code"))
    .addColumn("state", "text", (c) => c.notNull().check(isState))
    .addColumn("paid_at", "bigint")
    .addColumn("placed_at", "bigint", (c) => c.notNull())
    .addColumn("email", "text", (c) => c.notNull())
    .addColumn("phone", "text", (c) => c.notNull())
    .addColumn("firstname", "text", (c) => c.notNull())
    .addColumn("lastname", "text", (c) => c.notNull())
    .addColumn("billing_json", "text", (c) => c.notNull())
    .addColumn("delivery_json", "text", (c) => c.notNull())
    .addColumn("note", "text", (c) => c.notNull())
    .addColumn("carrier_id", "text", (c) => c.notNull().references("carrier.id"))
    .addColumn("pickup_store_id", "text", (c) => c.references("store.id"))
    .addColumn("payment_id", "text", (c) => c.notNull().references("payment_method.id"))
    .addColumn("goods_minor", "bigint", (c) => c.notNull().check(isAmount("goods_minor")))
    .addColumn("delivery_minor", "bigint", (c) => c.notNull().check(isAmount("delivery_minor")))
    .addColumn("payment_minor", "bigint", (c) => c.notNull().check(isAmount("payment_minor")))
    .addColumn("rounding_minor", "bigint", (c) => c.notNull())
    .addColumn("total_minor", "bigint", (c) => c.notNull())
    .addCheckConstraint(
      "orders_total_adds_up",
      sql`total_minor = goods_minor + delivery_minor + payment_minor + rounding_minor`,
    )
    .execute();
  await db.schema
    .createTable("order_line")
    .addColumn("order_id", "text", (c) => c.notNull().references("orders.id"))
    .addColumn("position", "integer", (c) => c.notNull())
    .addColumn("product_id", "integer", (c) => c.notNull())
    .addColumn("variant_id", "integer", (c) => c.notNull())
    .addColumn("code", "text", (c) => c.notNull())
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("variant_name", "text", (c) => c.notNull())
    .addColumn("note", "text", (c) => c.notNull())
    .addColumn("quantity", "integer", (c) => c.notNull().check(sql`quantity between 1 and 99`))
    .addColumn("unit_minor", "bigint", (c) => c.notNull().check(isAmount("unit_minor")))
    .addColumn("line_minor", "bigint", (c) => c.notNull())
    .addColumn("tax_basis_points", "integer", (c) => c.notNull())
    .addPrimaryKeyConstraint("order_line_pk", ["order_id", "position"])
    .addCheckConstraint("order_line_adds_up", sql`line_minor = unit_minor * quantity`)
    .execute();
  await db.schema
    .createTable("order_allocation")
    .addColumn("order_id", "text", (c) => c.notNull())
    .addColumn("line_position", "integer", (c) => c.notNull())
    .addColumn("store_id", "text", (c) => c.notNull().references("store.id"))
    .addColumn("quantity", "integer", (c) => c.notNull().check(sql`quantity > 0`))
    .addPrimaryKeyConstraint("order_allocation_pk", ["order_id", "line_position", "store_id"])
    .addForeignKeyConstraint("order_allocation_line", ["order_id", "line_position"], "order_line", [
      "order_id",
      "position",
    ])
    .execute();
  await db.schema
    .createTable("order_event")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("order_id", "text", (c) => c.notNull().references("orders.id"))
    .addColumn("state", "text", (c) => c.notNull().check(isState))
    .addColumn("at", "bigint", (c) => c.notNull())
    .addColumn("actor", "text", (c) => c.notNull())
    .execute();
}

async function outbox(db: Kysely<unknown>) {
  await db.schema
    .createTable("mail_outbox")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("reference", "text", (c) => c.notNull())
    .addColumn("recipient", "text", (c) => c.notNull())
    .addColumn("subject", "text", (c) => c.notNull())
    .addColumn("body_text", "text", (c) => c.notNull())
    .addColumn("body_html", "text", (c) => c.notNull())
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .addColumn("next_try_at", "bigint", (c) => c.notNull())
    .addColumn("tries", "integer", (c) => c.notNull())
    .addColumn("sent_at", "bigint")
    .addUniqueConstraint("mail_outbox_once", ["kind", "reference"])
    .execute();
  await sql`create index mail_outbox_due on mail_outbox (next_try_at) where sent_at is null`.execute(db);
}

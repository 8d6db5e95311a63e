import { type Kysely, sql } from "kysely";

import type { Tables } from "../schema";

const isLocale = sql`locale in ('cs', 'sk')`;
const texts = (column: string) => sql`length(${sql.ref(column)}) > 0`;

export async function up(db: Kysely<Tables>): Promise<void> {
  await groups(db);
  await customers(db);
  await secrets(db);
  await addresses(db);
  await limits(db);
  await owners(db);
}

async function groups(db: Kysely<Tables>) {
  await db.schema
    .createTable("customer_group")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("discount_basis_points", "integer", (c) =>
      c.notNull().check(sql`discount_basis_points between 0 and 10000`),
    )
    .execute();
  await db.schema
    .createTable("customer_group_text")
    .addColumn("group_id", "text", (c) => c.notNull().references("customer_group.id").onDelete("cascade"))
    .addColumn("locale", "text", (c) => c.notNull().check(isLocale))
    .addColumn("description", "text", (c) => c.notNull().check(texts("description")))
    .addPrimaryKeyConstraint("customer_group_text_pk", ["group_id", "locale"])
    .execute();
  await db.insertInto("customer_group").values({ id: "kara-klub", discount_basis_points: 500 }).execute();
  await db
    .insertInto("customer_group_text")
    .values([
      { group_id: "kara-klub", locale: "cs", description: "KARA KLUB" },
      { group_id: "kara-klub", locale: "sk", description: "KARA KLUB" },
    ])
    .execute();
}

async function customers(db: Kysely<Tables>) {
  await db.schema
    .createTable("customer")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("email", "text", (c) => c.notNull().check(texts("email")))
    .addColumn("email_key", "text", (c) => c.notNull().unique())
    .addColumn("email_proved_at", "bigint")
    .addColumn("password_hash", "text", (c) => c.notNull().check(texts("password_hash")))
    .addColumn("phone_prefix", "text", (c) => c.notNull())
    .addColumn("phone", "text", (c) => c.notNull())
    .addColumn("firstname", "text", (c) => c.notNull())
    .addColumn("lastname", "text", (c) => c.notNull())
    .addColumn("company", "text", (c) => c.notNull())
    .addColumn("company_id", "text", (c) => c.notNull())
    .addColumn("tax_id", "text", (c) => c.notNull())
    .addColumn("street", "text", (c) => c.notNull())
    .addColumn("city", "text", (c) => c.notNull())
    .addColumn("zip", "text", (c) => c.notNull())
    .addColumn("country", "text", (c) => c.notNull())
    .addColumn("locale", "text", (c) => c.notNull().check(isLocale))
    .addColumn("scope_json", "text", (c) => c.notNull().defaultTo("[]"))
    .addColumn("group_id", "text", (c) => c.references("customer_group.id").onDelete("set null"))
    .addColumn("wants_newsletter", "integer", (c) => c.notNull().check(sql`wants_newsletter in (0, 1)`))
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .execute();
}

/** Only hashes of what a visitor holds are kept, so that a copy of the database opens no account. */
async function secrets(db: Kysely<Tables>) {
  await db.schema
    .createTable("session")
    .addColumn("token_hash", "text", (c) => c.primaryKey())
    .addColumn("customer_id", "text", (c) => c.notNull().references("customer.id").onDelete("cascade"))
    .addColumn("agent", "text", (c) => c.notNull())
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .addColumn("used_at", "bigint", (c) => c.notNull())
    .addColumn("expires_at", "bigint", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("session_of_customer").on("session").column("customer_id").execute();
  await db.schema.createIndex("session_expiry").on("session").column("expires_at").execute();
  await db.schema
    .createTable("password_reset")
    .addColumn("hash", "text", (c) => c.primaryKey())
    .addColumn("customer_id", "text", (c) => c.references("customer.id").onDelete("cascade"))
    .addColumn("expires_at", "bigint", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("password_reset_of_customer").on("password_reset").column("customer_id").execute();
  await db.schema
    .createTable("email_proof")
    .addColumn("hash", "text", (c) => c.primaryKey())
    .addColumn("customer_id", "text", (c) => c.notNull().references("customer.id").onDelete("cascade"))
    .addColumn("email", "text", (c) => c.notNull())
    .addColumn("expires_at", "bigint", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("email_proof_of_customer").on("email_proof").column("customer_id").execute();
}

async function addresses(db: Kysely<Tables>) {
  await db.schema
    .createTable("customer_address")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("customer_id", "text", (c) => c.notNull().references("customer.id").onDelete("cascade"))
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("company", "text", (c) => c.notNull())
    .addColumn("company_id", "text", (c) => c.notNull())
    .addColumn("tax_id", "text", (c) => c.notNull())
    .addColumn("firstname", "text", (c) => c.notNull())
    .addColumn("lastname", "text", (c) => c.notNull())
    .addColumn("email", "text", (c) => c.notNull())
    .addColumn("phone_prefix", "text", (c) => c.notNull())
    .addColumn("phone", "text", (c) => c.notNull())
    .addColumn("street", "text", (c) => c.notNull())
    .addColumn("city", "text", (c) => c.notNull())
    .addColumn("zip", "text", (c) => c.notNull())
    .addColumn("country", "text", (c) => c.notNull())
    .addColumn("is_default", "integer", (c) => c.notNull().check(sql`is_default in (0, 1)`))
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("customer_address_of").on("customer_address").column("customer_id").execute();
  await sql`create unique index customer_address_one_default on customer_address (customer_id)
    where is_default = 1`.execute(db);
}

async function limits(db: Kysely<Tables>) {
  await db.schema
    .createTable("attempt_count")
    .addColumn("key", "text", (c) => c.primaryKey())
    .addColumn("attempts", "integer", (c) => c.notNull())
    .addColumn("resets_at", "bigint", (c) => c.notNull())
    .execute();
  await db.schema
    .createTable("company_record")
    .addColumn("country", "text", (c) => c.notNull())
    .addColumn("company_id", "text", (c) => c.notNull())
    .addColumn("record_json", "text", (c) => c.notNull())
    .addColumn("read_at", "bigint", (c) => c.notNull())
    .addPrimaryKeyConstraint("company_record_pk", ["country", "company_id"])
    .execute();
}

/** An open cart is a guest's or a customer's, never both and never nobody's. */
async function owners(db: Kysely<Tables>) {
  await db.schema
    .alterTable("cart")
    .addColumn("customer_id", "text", (c) =>
      c
        .references("customer.id")
        .onDelete("set null")
        .check(
          sql`(temp_id is null or customer_id is null) and (is_open = 0 or temp_id is not null or customer_id is not null)`,
        ),
    )
    .execute();
  await sql`create unique index cart_one_open_of_customer on cart (customer_id, locale) where is_open = 1`.execute(db);
  await db.schema
    .alterTable("orders")
    .addColumn("customer_id", "text", (c) => c.references("customer.id").onDelete("set null"))
    .execute();
  await db.schema.createIndex("orders_of_customer").on("orders").columns(["customer_id", "placed_at"]).execute();
}

import { type Kysely, sql } from "kysely";

import type { Tables } from "../schema";

export async function up(db: Kysely<Tables>): Promise<void> {
  await watches(db);
  await manufacturer(db);
}

async function watches(db: Kysely<Tables>) {
  await db.schema
    .createTable("stock_watch")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("email", "text", (c) => c.notNull().check(sql`email <> ''`))
    .addColumn("product_id", "integer", (c) => c.notNull().references("product.id").onDelete("cascade"))
    .addColumn("variant_id", "integer", (c) => c.references("variant.id").onDelete("cascade"))
    .addColumn("locale", "text", (c) => c.notNull().check(sql`locale in ('cs', 'sk')`))
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .addColumn("notified_at", "bigint")
    .execute();
  await sql`create unique index stock_watch_once on stock_watch (email, product_id, coalesce(variant_id, 0))`.execute(
    db,
  );
  await sql`create index stock_watch_open on stock_watch (product_id) where notified_at is null`.execute(db);
}

async function manufacturer(db: Kysely<Tables>) {
  const company = {
    company: "KARA – ukázková výroba, a.s.",
    address: "Vzorová 100, 541 01 Trutnov, Česko",
    email: "vyroba@kara.example",
  };
  const locales = ["cs", "sk"] as const;
  await db
    .insertInto("setting")
    .values(locales.map((locale) => ({ name: "manufacturer", locale, value_json: JSON.stringify(company) })))
    .execute();
}

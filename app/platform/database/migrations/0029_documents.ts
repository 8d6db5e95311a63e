import { type Kysely, sql } from "kysely";

import type { Tables } from "../schema";

/** Invoices and credit notes (decision 107), what e-mails carry with them, and the Slovak VAT id of a company. */
export async function up(db: Kysely<Tables>): Promise<void> {
  await documents(db);
  await seller(db);
  await vatIds(db);
  await db.schema
    .alterTable("mail_outbox")
    .addColumn("attachments_json", "text", (c) => c.notNull().defaultTo("[]"))
    .execute();
}

/** A number is drawn in the transaction that stores its document, so a series has neither gaps nor doubles. */
async function documents(db: Kysely<Tables>) {
  await db.schema
    .createTable("document_series")
    .addColumn("prefix", "text", (c) => c.primaryKey())
    .addColumn("last_number", "integer", (c) => c.notNull().check(sql`last_number >= 1`))
    .execute();
  await db.schema
    .createTable("document")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("number", "text", (c) => c.notNull().unique())
    .addColumn("series", "text", (c) => c.notNull().references("document_series.prefix"))
    .addColumn("sequence", "integer", (c) => c.notNull().check(sql`sequence >= 1`))
    .addColumn("kind", "text", (c) => c.notNull().check(sql`kind in ('invoice', 'credit')`))
    .addColumn("order_id", "text", (c) => c.notNull().references("orders.id"))
    .addColumn("corrects_id", "text", (c) => c.references("document.id"))
    .addColumn("issued_at", "bigint", (c) => c.notNull())
    .addColumn("content_json", "text", (c) => c.notNull())
    .addUniqueConstraint("document_in_series", ["series", "sequence"])
    .addCheckConstraint("document_corrects", sql`(kind = 'credit') = (corrects_id is not null)`)
    .execute();
  await sql`create unique index document_one_invoice on document (order_id) where kind = 'invoice'`.execute(db);
  await db.schema.createIndex("document_of_order").on("document").columns(["order_id", "issued_at"]).execute();
  await db.schema.createIndex("document_by_time").on("document").column("issued_at").execute();
}

async function seller(db: Kysely<Tables>) {
  const shared = {
    ...{ street: "Koželužská 128", zip: "503 99", city: "Testov", country: "CZ" },
    ...{ company_id: "99000016", tax_id: "CZ99000016" },
  };
  const values = {
    cs: {
      ...{ name: "KARA – ukázkový obchod", ...shared, vat_id: "" },
      register: "Zapsáno u Krajského soudu v Hradci Králové, oddíl B, vložka 1676.",
    },
    sk: {
      ...{ name: "KARA – ukážkový obchod", ...shared, vat_id: "SK2029000006" },
      register: "Zapísané na Krajskom súde v Hradci Králové (Česko), oddiel B, vložka 1676.",
    },
  };
  for (const locale of ["cs", "sk"] as const) {
    await db
      .insertInto("setting")
      .values({ name: "seller", locale, value_json: JSON.stringify(values[locale]) })
      .onConflict((conflict) => conflict.columns(["name", "locale"]).doNothing())
      .execute();
  }
}

/** So far the Slovak tax id was taken with the prefix of the VAT id, too. */
async function vatIds(db: Kysely<Tables>) {
  for (const table of ["customer", "customer_address"] as const) {
    await db.schema
      .alterTable(table)
      .addColumn("vat_id", "text", (c) => c.notNull().defaultTo(""))
      .execute();
    await sql`update ${sql.table(table)} set vat_id = tax_id, tax_id = substr(tax_id, 3)
      where country = 'SK' and tax_id like 'SK%'`.execute(db);
  }
}

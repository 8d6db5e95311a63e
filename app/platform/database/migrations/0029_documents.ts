import { type Kysely, sql } from "kysely";

import type { Tables } from "../schema";

/** Invoices and credit notes (decision 107), what e-mails carry with them, and the Slovak VAT id of a company. */
export async function up(db: Kysely<Tables>): Promise<void> {
  await documents(db);
  await vatIds(db);
  await db.schema
    .alterTable("mail_outbox")
    .addColumn("attachments_json", "text", (c) => c.notNull().defaultTo("[]"))
    .execute();
}

/**
 * A document's number is taken in the transaction that stores the document, so a series has neither gaps nor
 * duplicates.
 */
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

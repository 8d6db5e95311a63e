import { type Kysely, sql } from "kysely";

import type { Tables } from "../../schema";

/**
 * Sales and hiding with dates, retirement of what the shop no longer has, and a history of what staff change in the
 * catalogue.
 */
export async function up(db: Kysely<Tables>): Promise<void> {
  for (const column of ["sale_from_at", "sale_to_at", "hidden_from_at", "hidden_to_at"] as const) {
    await db.schema.alterTable("product").addColumn(column, "bigint").execute();
  }
  for (const table of ["product", "category", "page", "post", "store"] as const) {
    await db.schema.alterTable(table).addColumn("retired_at", "bigint").execute();
    await db.schema.alterTable(table).addColumn("retired_to", "text").execute();
  }
  await schedule(db);
  await changes(db);
}

/** The instants at which a sale or the hiding of a product begins or ends. */
async function schedule(db: Kysely<Tables>) {
  await db.schema
    .createTable("product_schedule")
    .addColumn("product_id", "integer", (c) => c.notNull().references("product.id").onDelete("cascade"))
    .addColumn("due_at", "bigint", (c) => c.notNull())
    .addPrimaryKeyConstraint("product_schedule_key", ["product_id", "due_at"])
    .execute();
  await db.schema.createIndex("product_schedule_due").on("product_schedule").column("due_at").execute();
}

async function changes(db: Kysely<Tables>) {
  await db.schema
    .createTable("catalogue_change")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("subject_kind", "text", (c) => c.notNull())
    .addColumn("subject", "text", (c) => c.notNull())
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("place", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("before", "text", (c) => c.notNull())
    .addColumn("after", "text", (c) => c.notNull())
    .addColumn("reason", "text", (c) => c.notNull().defaultTo("").check(sql`length(reason) <= 500`))
    .addColumn("at", "bigint", (c) => c.notNull())
    .addColumn("actor", "text", (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex("catalogue_change_subject")
    .on("catalogue_change")
    .columns(["subject_kind", "subject", "at"])
    .execute();
  await db.schema.createIndex("catalogue_change_at").on("catalogue_change").column("at").execute();
}

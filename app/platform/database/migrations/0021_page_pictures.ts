import type { Kysely } from "kysely";

/**
 * A page of texts may open with a picture, kept in the data folder as products' are; what it shows is told in each
 * language.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("page").addColumn("picture", "text").execute();
  await db.schema
    .alterTable("page_text")
    .addColumn("picture_alt", "text", (c) => c.notNull().defaultTo(""))
    .execute();
}

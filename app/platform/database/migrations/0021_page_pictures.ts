import type { Kysely } from "kysely";

/**
 * An info page may begin with a picture, stored in the data folder like the products' pictures; its text alternative is
 * stored in each language.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("page").addColumn("picture", "text").execute();
  await db.schema
    .alterTable("page_text")
    .addColumn("picture_alt", "text", (c) => c.notNull().defaultTo(""))
    .execute();
}

import type { Kysely } from "kysely";

import type { Tables } from "../../schema";

/** The heading of a category's page, where its name alone, as in the menu, does not say for whom it is. */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema.alterTable("category_text").addColumn("title", "text").execute();
}

import type { Kysely } from "kysely";

import type { Tables } from "../../schema";

/** What a service comprises, in a sentence beside its price. */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .alterTable("page_price")
    .addColumn("note", "text", (column) => column.notNull().defaultTo(""))
    .execute();
}

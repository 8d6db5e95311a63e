import { type Kysely, sql } from "kysely";

import type { Tables } from "../../schema";

/** What each size of a garment measures, lying flat. */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable("product_measure")
    .addColumn("product_id", "integer", (c) => c.notNull().references("product.id").onDelete("cascade"))
    .addColumn("size", "text", (c) => c.notNull())
    .addColumn("measure", "text", (c) => c.notNull().check(sql`measure in ('back', 'sleeve', 'chest')`))
    .addColumn("millimetres", "integer", (c) => c.notNull().check(sql`millimetres between 1 and 3000`))
    .addPrimaryKeyConstraint("product_measure_pk", ["product_id", "size", "measure"])
    .execute();
}

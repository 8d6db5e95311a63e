import { type Kysely, sql } from "kysely";

/** Which products sell best is counted from the orders now and then, separately from the operator's own choice. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("product")
    .addColumn("is_top_seller", "integer", (c) => c.notNull().defaultTo(0).check(sql`is_top_seller in (0, 1)`))
    .execute();
  await sql`create index product_top_seller on product (availability, position, id) where is_top_seller = 1`.execute(
    db,
  );
  await db.schema.createIndex("orders_placed").on("orders").column("placed_at").execute();
}

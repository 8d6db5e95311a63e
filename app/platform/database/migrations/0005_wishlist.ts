import { type Kysely, sql } from "kysely";

/**
 * A wishlist belongs to one guest or to one customer, never to both, and is one for both shop versions: the products
 * are the same, so a visitor who changes the language keeps what was saved. Prices seen are therefore kept in both
 * currencies.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("wishlist")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("temp_id", "text", (c) => c.unique())
    .addColumn("user_id", "text", (c) => c.unique())
    .addColumn("share_id", "text", (c) => c.notNull().unique().check(sql`length(share_id) >= 22`))
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .addColumn("used_at", "bigint", (c) => c.notNull())
    .addCheckConstraint("wishlist_one_owner", sql`(temp_id is null) <> (user_id is null)`)
    .execute();
  await db.schema
    .createTable("wishlist_item")
    .addColumn("wishlist_id", "text", (c) => c.notNull().references("wishlist.id").onDelete("cascade"))
    .addColumn("product_id", "integer", (c) => c.notNull().references("product.id").onDelete("cascade"))
    .addColumn("note", "text", (c) => c.notNull().check(sql`length(note) <= 500`))
    .addColumn("added_at", "bigint", (c) => c.notNull())
    .addColumn("seen_czk_minor", "bigint")
    .addColumn("seen_eur_minor", "bigint")
    .addColumn("seen_availability", "text", (c) =>
      c.notNull().check(sql`seen_availability in ('online', 'store', 'none')`),
    )
    .addPrimaryKeyConstraint("wishlist_item_pk", ["wishlist_id", "product_id"])
    .execute();
  await db.schema.createIndex("wishlist_item_product").on("wishlist_item").column("product_id").execute();
}

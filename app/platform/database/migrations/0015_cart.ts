import { type Kysely, sql } from "kysely";

import type { Tables } from "../schema";

/**
 * A cart line remains when its product is gone, so that the visitor learns what is no longer available; its name is the
 * one seen last. SQLite cannot change a constraint of an existing table, so a new table takes the lines over.
 */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable("cart_line_kept")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("cart_id", "text", (c) => c.notNull().references("cart.id").onDelete("cascade"))
    .addColumn("variant_id", "integer", (c) => c.references("variant.id").onDelete("set null"))
    .addColumn("note", "text", (c) => c.notNull())
    .addColumn("quantity", "integer", (c) => c.notNull().check(sql`quantity between 1 and 99`))
    .addColumn("seen_price_minor", "bigint", (c) => c.notNull())
    .addColumn("seen_name", "text", (c) => c.notNull())
    .addColumn("added_at", "bigint", (c) => c.notNull())
    .addUniqueConstraint("cart_line_of_goods", ["cart_id", "variant_id", "note"])
    .execute();
  await sql`insert into cart_line_kept (id, cart_id, variant_id, note, quantity, seen_price_minor, seen_name, added_at)
    select cart_line.id, cart_id, variant_id, note, quantity, seen_price_minor, coalesce(product_text.name, ''), added_at
    from cart_line
    join cart on cart.id = cart_line.cart_id
    left join variant on variant.id = cart_line.variant_id
    left join product_text on product_text.product_id = variant.product_id and product_text.locale = cart.locale`.execute(
    db,
  );
  await db.schema.dropTable("cart_line").execute();
  await db.schema.alterTable("cart_line_kept").renameTo("cart_line").execute();
  await db.schema.createIndex("cart_line_of_variant").on("cart_line").column("variant_id").execute();
}

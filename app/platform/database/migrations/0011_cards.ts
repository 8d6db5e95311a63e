import { type Kysely, sql } from "kysely";

/**
 * What the e-shop can send of a product, stored ready for its card: a listing shows thirty cards, and querying stock
 * and variants for each would be its most expensive query. It is written together with availability.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("product")
    .addColumn("card_choice", "text", (c) => c.notNull().defaultTo(""))
    .execute();
  await sql`update product set card_choice = coalesce((
    select string_agg(colour.part, ';' order by colour.place) from (
      select coalesce(variant.colour_id, '') || '=' || string_agg(variant.size, ',' order by variant.position) as part,
        min(variant.position) as place
      from variant
      where variant.product_id = product.id and exists (
        select 1 from stock join store on store.id = stock.store_id
        where stock.variant_id = variant.id and stock.on_hand > 0 and store.kind = 'warehouse'
      )
      group by variant.colour_id
    ) as colour
  ), '')`.execute(db);
}

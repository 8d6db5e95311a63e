import { type RawBuilder, sql } from "kysely";
import type { Db } from "~/platform/database/database.server";
import type { Availability } from "~/platform/database/schema";
import { batchesOf } from "~/platform/text/batches";

/** Pairs each category with itself and all its ancestors. */
const lineage = sql`lineage (category_id, ancestor_id) as (
  select id, id from category
  union
  select lineage.category_id, category.parent_id
  from lineage join category on category.id = lineage.ancestor_id
  where category.parent_id is not null
)`;

/** Rebuilds the listings of these products, or of all products. */
export async function rebuildListings(db: Db, productIds?: readonly number[]): Promise<void> {
  if (productIds) for (const batch of batchesOf(productIds)) await rebuild(db, batch);
  else await rebuild(db);
}

async function rebuild(db: Db, productIds?: readonly number[]): Promise<void> {
  const outdated = db.deleteFrom("category_listing");
  await (productIds ? outdated.where("product_id", "in", productIds) : outdated).execute();
  const only = productIds ? sql`where product.id in (${sql.join(productIds)})` : sql``;
  await sql`with recursive ${lineage}
    insert into category_listing (category_id, locale, product_id, is_available, position)
    select distinct lineage.ancestor_id, product_offer.locale, product.id,
      case when product.availability = 'online' then 1 else 0 end, product.position
    from product_category
    join lineage on lineage.category_id = product_category.category_id
    join product on product.id = product_category.product_id
    join product_offer on product_offer.product_id = product.id
    ${only}
    order by 1, 2, 3`.execute(db);
}

/** Recounts the products of each listing; a category without products gets no row. */
export async function recountListings(db: Db): Promise<void> {
  await db.deleteFrom("category_count").execute();
  await sql`insert into category_count (category_id, locale, product_count)
    select category_id, locale, count(*) from category_listing group by category_id, locale`.execute(db);
}

/**
 * Locks the products until this transaction ends. Without the lock, two orders that each take the last piece of a
 * different variant would both still see the other variant in stock, and the product would stay for sale.
 */
export async function lockAvailability(db: Db, productIds: readonly number[]): Promise<void> {
  for (const batch of batchesOf(productIds)) {
    await db
      .updateTable("product")
      .set(({ ref }) => ({ availability: ref("availability") }))
      .where("id", "in", batch)
      .execute();
  }
}

/**
 * Recomputes the availability of the products. Writes only what differs, so an order that does not take the last piece
 * changes nothing.
 */
export async function recomputeAvailability(db: Db, productIds: readonly number[]): Promise<void> {
  for (const batch of batchesOf(productIds)) {
    await db
      .updateTable("product")
      .set({ availability: availability })
      .where("id", "in", batch)
      .where("availability", "<>", availability)
      .execute();
    const isAvailable = sql<0 | 1>`(select case when product.availability = 'online' then 1 else 0 end
      from product where product.id = category_listing.product_id)`;
    await db
      .updateTable("category_listing")
      .set({ is_available: isAvailable })
      .where("product_id", "in", batch)
      .where("is_available", "<>", isAvailable)
      .execute();
  }
}

const availability = sql<Availability>`case
  when ${isInStockAt("warehouse")} then 'online' when ${isInStockAt("store")} then 'store' else 'none' end`;

/**
 * True for a product of which some place of this kind has a piece. Pieces are summed for each variant, because Postgres
 * turns an `exists` into a join that reads the whole stock until it has analyzed the tables after an import.
 */
function isInStockAt(kind: "warehouse" | "store"): RawBuilder<boolean> {
  return sql`(select max((
      select sum(stock.on_hand) from stock join store on store.id = stock.store_id
      where stock.variant_id = variant.id and store.kind = ${sql.lit(kind)} and store.retired_at is null
    )) from variant where variant.product_id = product.id) > 0`;
}

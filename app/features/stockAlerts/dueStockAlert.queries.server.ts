import { type RawBuilder, sql } from "kysely";

import type { Db } from "~/platform/database/database.server";
import { type Locale, locales } from "~/platform/i18n/locale";

/** What an alert waits for: one variant, or any variant of a product. */
type Watched = "variant" | "product";

/** A variant or product that is back in stock, and since when somebody has waited for it in one shop version. */
type Restocked = { kind: Watched; id: number; locale: Locale; since: number };

/**
 * Reads alerts whose product is back in stock and whose e-mail has not been queued yet: of what has been waited for the
 * longest, the oldest first. However many wait for what is still sold out, none of their rows is read.
 */
export async function readDueStockAlerts(db: Db, limit: number): Promise<DueStockAlert[]> {
  const restocked = [...(await readRestocked(db, "variant", limit)), ...(await readRestocked(db, "product", limit))];
  const due: DueStockAlert[] = [];
  for (const awaited of restocked.sort((a, b) => a.since - b.since)) {
    if (due.length >= limit) break;
    due.push(...(await readWaiting(db, awaited, limit - due.length)));
  }
  return due;
}

const awaitedIds = {
  variant: {
    column: sql.ref("variant_id"),
    isOfKind: sql`variant_id is not null`,
    ofAwaited: sql`variant.id = awaited.id`,
  },
  product: {
    column: sql.ref("product_id"),
    isOfKind: sql`variant_id is null`,
    ofAwaited: sql`variant.product_id = awaited.id`,
  },
} satisfies Record<Watched, Record<string, RawBuilder<unknown>>>;

/** A row for each shop version. */
const versions = sql.join(
  locales.map((locale) => sql`select ${sql.lit(locale)} as locale`),
  sql` union all `,
);

/**
 * Walks from one awaited id to the next by the index, not from alert to alert, and looks whether the warehouse has a
 * piece of each. Shop versions that do not sell the product have no offer of it.
 */
async function readRestocked(db: Db, kind: Watched, limit: number): Promise<Restocked[]> {
  const { column, isOfKind, ofAwaited } = awaitedIds[kind];
  const isWaiting = sql`notified_at is null and ${isOfKind}`;
  const { rows } = await sql<Omit<Restocked, "kind">>`
    with recursive awaited (id) as (
      select min(${column}) from stock_watch where ${isWaiting}
      union all
      select (select min(${column}) from stock_watch where ${isWaiting} and ${column} > awaited.id)
      from awaited where awaited.id is not null
    ), restocked as (
      select awaited.id, version.locale,
        (select min(created_at) from stock_watch
          where ${isWaiting} and ${column} = awaited.id and stock_watch.locale = version.locale) as since
      from awaited cross join (${versions}) as version
      where exists (select 1 from variant
        join stock on stock.variant_id = variant.id
        join store on store.id = stock.store_id
        join product_offer on product_offer.product_id = variant.product_id
        where ${ofAwaited} and product_offer.locale = version.locale
          and store.kind = 'warehouse' and store.retired_at is null and stock.on_hand > 0)
    )
    select id, locale, since from restocked where since is not null order by since limit ${limit}`.execute(db);
  return rows.map((row) => ({ ...row, kind }));
}

async function readWaiting(db: Db, { kind, id, locale }: Restocked, limit: number) {
  return db
    .selectFrom("stock_watch")
    .innerJoin("product_text", (join) =>
      join
        .onRef("product_text.product_id", "=", "stock_watch.product_id")
        .onRef("product_text.locale", "=", "stock_watch.locale"),
    )
    .innerJoin("product", "product.id", "stock_watch.product_id")
    .leftJoin("category_text", (join) =>
      join
        .onRef("category_text.category_id", "=", "product.default_category_id")
        .onRef("category_text.locale", "=", "stock_watch.locale"),
    )
    .leftJoin("variant", "variant.id", "stock_watch.variant_id")
    .leftJoin("colour_text", (join) =>
      join
        .onRef("colour_text.colour_id", "=", "variant.colour_id")
        .onRef("colour_text.locale", "=", "stock_watch.locale"),
    )
    .where("stock_watch.notified_at", "is", null)
    .where("stock_watch.locale", "=", locale)
    .$if(kind === "variant", (query) => query.where("stock_watch.variant_id", "=", id))
    .$if(kind === "product", (query) =>
      query.where("stock_watch.variant_id", "is", null).where("stock_watch.product_id", "=", id),
    )
    .orderBy("stock_watch.created_at")
    .limit(limit)
    .select([
      "stock_watch.id",
      "stock_watch.email",
      "stock_watch.locale",
      "stock_watch.created_at as createdAt",
      "stock_watch.product_id as productId",
      "product_text.name",
      "product_text.slug",
      "category_text.slug as categorySlug",
      "variant.colour_id as colourId",
      "colour_text.name as colour",
      "variant.size",
    ])
    .execute();
}

export type DueStockAlert = Awaited<ReturnType<typeof readWaiting>>[number];

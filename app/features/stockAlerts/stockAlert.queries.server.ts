import { sql } from "kysely";

import type { Db } from "~/platform/database/database.server";
import { newId } from "~/platform/database/ids.server";
import type { Locale } from "~/platform/i18n/locale";

import { mostWatches, type Watch } from "./stockAlert";

/** Watches from now on; the same watch again stays one, and one that has had its letter begins anew. */
export async function addWatch(db: Db, locale: Locale, watch: Watch, now: number): Promise<void> {
  await db
    .insertInto("stock_watch")
    .values({
      id: newId(),
      email: watch.email,
      product_id: watch.productId,
      variant_id: watch.variantId,
      locale,
      created_at: now,
      notified_at: null,
    })
    .onConflict((conflict) =>
      conflict
        .expression(sql`email, product_id, coalesce(variant_id, 0)`)
        .doUpdateSet({ locale, created_at: now, notified_at: null }),
    )
    .execute();
}

export async function hasTooManyWatches(db: Db, email: string): Promise<boolean> {
  const rows = await db
    .selectFrom("stock_watch")
    .where("email", "=", email)
    .where("notified_at", "is", null)
    .limit(mostWatches)
    .select("id")
    .execute();
  return rows.length === mostWatches;
}

/** Ends every watch of the address to which a letter with this id went. */
export async function endWatches(db: Db, id: string): Promise<void> {
  await db
    .deleteFrom("stock_watch")
    .where("email", "=", (eb) => eb.selectFrom("stock_watch").where("id", "=", id).select("email"))
    .execute();
}

const isBack = sql<boolean>`exists (select 1 from variant
  join stock on stock.variant_id = variant.id
  join store on store.id = stock.store_id
  where variant.product_id = stock_watch.product_id
    and (stock_watch.variant_id is null or variant.id = stock_watch.variant_id)
    and store.kind = 'warehouse' and stock.on_hand > 0)`;

/** Watches whose piece can be bought again and that nobody has been told of yet, the oldest first. */
export async function readDueWatches(db: Db, limit: number) {
  return db
    .selectFrom("stock_watch")
    .innerJoin("product_text", (join) =>
      join
        .onRef("product_text.product_id", "=", "stock_watch.product_id")
        .onRef("product_text.locale", "=", "stock_watch.locale"),
    )
    .innerJoin("product_offer", (join) =>
      join
        .onRef("product_offer.product_id", "=", "stock_watch.product_id")
        .onRef("product_offer.locale", "=", "stock_watch.locale"),
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
    .where(isBack)
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

export type DueWatch = Awaited<ReturnType<typeof readDueWatches>>[number];

/** Takes it upon itself to write this watch's letter; false when another process was quicker. */
export async function claimWatch(db: Db, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("stock_watch")
    .set({ notified_at: now })
    .where("id", "=", id)
    .where("notified_at", "is", null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function forgetWatches(db: Db, notifiedBefore: number): Promise<void> {
  await db.deleteFrom("stock_watch").where("notified_at", "<", notifiedBefore).execute();
}

/** Removes what was watched for in vain since before an instant; at most `limit`, and how many. */
export async function purgeWatches(db: Db, createdBefore: number, limit: number): Promise<number> {
  const old = db
    .selectFrom("stock_watch")
    .where("created_at", "<", createdBefore)
    .orderBy("created_at")
    .limit(limit)
    .select("id");
  const { numDeletedRows } = await db.deleteFrom("stock_watch").where("id", "in", old).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** What an address watches, the oldest first. Only for who has proved that it is theirs. */
export async function listWatches(db: Db, email: string) {
  return db
    .selectFrom("stock_watch")
    .innerJoin("product", "product.id", "stock_watch.product_id")
    .leftJoin("variant", "variant.id", "stock_watch.variant_id")
    .where("stock_watch.email", "=", email.toLowerCase())
    .orderBy("stock_watch.created_at")
    .orderBy("stock_watch.id")
    .select(["product.code", "variant.sku", "stock_watch.locale"])
    .select(["stock_watch.created_at as createdAt", "stock_watch.notified_at as notifiedAt"])
    .execute();
}

export async function endWatchesOf(db: Db, email: string): Promise<void> {
  await db.deleteFrom("stock_watch").where("email", "=", email.toLowerCase()).execute();
}

import type { Db } from "~/platform/database/database.server";
import type { Availability } from "~/platform/database/schema";
import type { Locale } from "~/platform/i18n/locale";

import { maxWishlistItems, seenColumnOf, type WishlistItem, type WishlistOwner, wishlistPageSize } from "./wishlist";
import { ownerColumn } from "./wishlist.queries.server";

/**
 * Ids of the owner's saved products that the shop version sells, newest first. Every page view of that visitor runs it.
 */
export async function readWishlistProductIds(db: Db, owner: WishlistOwner, locale: Locale): Promise<number[]> {
  const { column, value } = ownerColumn(owner);
  const rows = await selectSold(db, locale)
    .innerJoin("wishlist", "wishlist.id", "wishlist_item.wishlist_id")
    .where(column, "=", value)
    .select("wishlist_item.product_id as id")
    .execute();
  return rows.map(({ id }) => id);
}

/** All saved products, sold or not, with their notes; for the data export. */
export async function listWishlistItems(db: Db, owner: WishlistOwner): Promise<{ code: string; note: string }[]> {
  const { column, value } = ownerColumn(owner);
  return db
    .selectFrom("wishlist_item")
    .innerJoin("wishlist", "wishlist.id", "wishlist_item.wishlist_id")
    .innerJoin("product", "product.id", "wishlist_item.product_id")
    .where(column, "=", value)
    .orderBy("wishlist_item.added_at")
    .orderBy("product.id")
    .select(["product.code", "wishlist_item.note"])
    .execute();
}

/** One page (from 1) of the list's products that the shop version sells, newest first. */
export async function readWishlistItems(
  db: Db,
  locale: Locale,
  wishlistId: string,
  page: number,
): Promise<WishlistItem[]> {
  return selectSold(db, locale)
    .where("wishlist_item.wishlist_id", "=", wishlistId)
    .select([
      "wishlist_item.product_id as productId",
      "wishlist_item.note",
      `wishlist_item.${seenColumnOf[locale]} as seenMinor`,
      "wishlist_item.seen_availability as seenAvailability",
    ])
    .limit(wishlistPageSize)
    .offset((page - 1) * wishlistPageSize)
    .execute();
}

/** `sold` counts the products that the shop version sells; `all` includes those that only the other one sells. */
export async function countWishlistItems(
  db: Db,
  locale: Locale,
  wishlistId: string,
): Promise<{ sold: number; all: number }> {
  const row = await db
    .selectFrom("wishlist_item")
    .leftJoin("product_offer", (join) =>
      join.onRef("product_offer.product_id", "=", "wishlist_item.product_id").on("product_offer.locale", "=", locale),
    )
    .where("wishlist_item.wishlist_id", "=", wishlistId)
    .select(({ fn }) => [fn.count<number>("product_offer.product_id").as("sold"), fn.countAll<number>().as("all")])
    .executeTakeFirstOrThrow();
  return row;
}

function selectSold(db: Db, locale: Locale) {
  return db
    .selectFrom("wishlist_item")
    .innerJoin("product_offer", (join) =>
      join.onRef("product_offer.product_id", "=", "wishlist_item.product_id").on("product_offer.locale", "=", locale),
    )
    .orderBy("wishlist_item.added_at", "desc")
    .orderBy("wishlist_item.product_id", "desc");
}

export type ProductSnapshot = {
  id: number;
  name: string;
  czkMinor: number | null;
  eurMinor: number | null;
  availability: Availability;
};

/** What is stored of a product when it is saved; undefined when the shop version does not sell it, or not yet. */
export async function findProductSnapshot(
  db: Db,
  locale: Locale,
  id: number,
  now: number,
): Promise<ProductSnapshot | undefined> {
  return db
    .selectFrom("product")
    .innerJoin("product_offer as here", (join) =>
      join.onRef("here.product_id", "=", "product.id").on("here.locale", "=", locale),
    )
    .innerJoin("product_text", (join) =>
      join.onRef("product_text.product_id", "=", "product.id").on("product_text.locale", "=", locale),
    )
    .leftJoin("product_offer as czech", (join) =>
      join.onRef("czech.product_id", "=", "product.id").on("czech.locale", "=", "cs"),
    )
    .leftJoin("product_offer as slovak", (join) =>
      join.onRef("slovak.product_id", "=", "product.id").on("slovak.locale", "=", "sk"),
    )
    .where("product.id", "=", id)
    .where("product.published_at", "<=", now)
    .select([
      "product.id",
      "product_text.name",
      "czech.gross_minor as czkMinor",
      "slovak.gross_minor as eurMinor",
      "product.availability",
    ])
    .executeTakeFirst();
}

/** Changes nothing when the product is saved already: its note and price stay. */
export async function insertWishlistItem(
  db: Db,
  wishlistId: string,
  product: ProductSnapshot,
  now: number,
): Promise<void> {
  await db
    .insertInto("wishlist_item")
    .values({
      wishlist_id: wishlistId,
      product_id: product.id,
      note: "",
      added_at: now,
      seen_czk_minor: product.czkMinor,
      seen_eur_minor: product.eurMinor,
      seen_availability: product.availability,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** No error when the product is not on the list. */
export async function removeWishlistItem(db: Db, owner: WishlistOwner, productId: number): Promise<void> {
  const { column, value } = ownerColumn(owner);
  await db
    .deleteFrom("wishlist_item")
    .where("product_id", "=", productId)
    .where("wishlist_id", "in", (eb) => eb.selectFrom("wishlist").where(column, "=", value).select("wishlist.id"))
    .execute();
}

/** False when the product is not on the owner's list. */
export async function saveItemNote(db: Db, owner: WishlistOwner, productId: number, note: string): Promise<boolean> {
  const { column, value } = ownerColumn(owner);
  const { numUpdatedRows } = await db
    .updateTable("wishlist_item")
    .set({ note })
    .where("product_id", "=", productId)
    .where("wishlist_id", "in", (eb) => eb.selectFrom("wishlist").where(column, "=", value).select("wishlist.id"))
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/**
 * Copies products with their notes to another list, the newest first, until that has `maxWishlistItems`; products that it
 * has already stay unchanged. False when some were left out.
 */
export async function copyWishlistItems(db: Db, fromId: string, toId: string): Promise<boolean> {
  const own = await db.selectFrom("wishlist_item").where("wishlist_id", "=", toId).select("product_id").execute();
  const ownIds = new Set(own.map((row) => row.product_id));
  const found = await db
    .selectFrom("wishlist_item")
    .where("wishlist_id", "=", fromId)
    .orderBy("added_at", "desc")
    .orderBy("product_id", "desc")
    .selectAll()
    .execute();
  const missing = found.filter((row) => !ownIds.has(row.product_id));
  const rows = missing.slice(0, Math.max(0, maxWishlistItems - own.length));
  const isWhole = rows.length === missing.length;
  if (rows.length === 0) return isWhole;
  await db
    .insertInto("wishlist_item")
    .values(rows.map((row) => ({ ...row, wishlist_id: toId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return isWhole;
}

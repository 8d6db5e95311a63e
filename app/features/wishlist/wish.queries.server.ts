import type { Db } from "~/platform/database/database.server";
import type { Availability } from "~/platform/database/schema";
import type { Locale } from "~/platform/i18n/locale";

import { seenColumnOf, type Wish, type WishlistOwner, wishPageSize } from "./wishlist";
import { ownerColumn } from "./wishlist.queries.server";

/** Ids of the owner's saved products that the shop version sells, newest first. Every page of that visitor asks it. */
export async function readWishIds(db: Db, owner: WishlistOwner, locale: Locale): Promise<number[]> {
  const { column, value } = ownerColumn(owner);
  const rows = await selectSold(db, locale)
    .innerJoin("wishlist", "wishlist.id", "wishlist_item.wishlist_id")
    .where(column, "=", value)
    .select("wishlist_item.product_id as id")
    .execute();
  return rows.map(({ id }) => id);
}

/** All that the owner saved, sold or not, with their notes; for the owner to take along. */
export async function listOwnWishes(db: Db, owner: WishlistOwner): Promise<{ code: string; note: string }[]> {
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

/** One page (from 1) of a list, newest first: what is sold in that shop version. */
export async function readWishes(db: Db, locale: Locale, wishlistId: string, page: number): Promise<Wish[]> {
  return selectSold(db, locale)
    .where("wishlist_item.wishlist_id", "=", wishlistId)
    .select([
      "wishlist_item.product_id as productId",
      "wishlist_item.note",
      `wishlist_item.${seenColumnOf[locale]} as seenMinor`,
      "wishlist_item.seen_availability as seenAvailability",
    ])
    .limit(wishPageSize)
    .offset((page - 1) * wishPageSize)
    .execute();
}

/** `sold` is what the shop version shows of a list; `all` includes what only the other one sells. */
export async function countWishes(db: Db, locale: Locale, wishlistId: string): Promise<{ sold: number; all: number }> {
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

export type ProductToday = {
  id: number;
  name: string;
  czkMinor: number | null;
  eurMinor: number | null;
  availability: Availability;
};

/** What is remembered of a product when it is saved; undefined when the shop version does not sell it, or not yet. */
export async function findProductToday(
  db: Db,
  locale: Locale,
  id: number,
  now: number,
): Promise<ProductToday | undefined> {
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

/** Saving what is saved already changes nothing: the note and the price seen stay. */
export async function insertWish(db: Db, wishlistId: string, product: ProductToday, now: number): Promise<void> {
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

/** Removing what is not there is no error. */
export async function removeWish(db: Db, owner: WishlistOwner, productId: number): Promise<void> {
  const { column, value } = ownerColumn(owner);
  await db
    .deleteFrom("wishlist_item")
    .where("product_id", "=", productId)
    .where("wishlist_id", "in", (eb) => eb.selectFrom("wishlist").where(column, "=", value).select("wishlist.id"))
    .execute();
}

/** False when the owner has no such product saved. */
export async function writeNote(db: Db, owner: WishlistOwner, productId: number, note: string): Promise<boolean> {
  const { column, value } = ownerColumn(owner);
  const { numUpdatedRows } = await db
    .updateTable("wishlist_item")
    .set({ note })
    .where("product_id", "=", productId)
    .where("wishlist_id", "in", (eb) => eb.selectFrom("wishlist").where(column, "=", value).select("wishlist.id"))
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Brings one list's products into another, with their notes; what both have stays as the other has it. */
export async function copyWishes(db: Db, fromId: string, toId: string): Promise<void> {
  const rows = await db.selectFrom("wishlist_item").where("wishlist_id", "=", fromId).selectAll().execute();
  if (rows.length === 0) return;
  await db
    .insertInto("wishlist_item")
    .values(rows.map((row) => ({ ...row, wishlist_id: toId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

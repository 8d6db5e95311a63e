import type { Db } from "~/platform/database.server";
import type { Locale } from "~/platform/locale";

import { listingPageSize } from "./listing";

/** A category, and, for a section listing, the root tree that its products must lie in as well. */
export type ListingKey = { categoryId: number; rootId?: number };

/** How many products a listing has. A whole category's number is kept; only a section is counted. */
export async function countListing(db: Db, locale: Locale, key: ListingKey): Promise<number> {
  if (key.rootId === undefined) return readCount(db, locale, key.categoryId);
  const row = await selectListing(db, locale, key)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Product ids of one page (from 1): those that can be sent first, then by position. */
export async function readListingPage(db: Db, locale: Locale, key: ListingKey, page: number): Promise<number[]> {
  const rows = await selectListing(db, locale, key)
    .select("category_listing.product_id as id")
    .orderBy("category_listing.is_available", "desc")
    .orderBy("category_listing.position")
    .orderBy("category_listing.product_id")
    .limit(listingPageSize)
    .offset((page - 1) * listingPageSize)
    .execute();
  return rows.map(({ id }) => id);
}

async function readCount(db: Db, locale: Locale, categoryId: number): Promise<number> {
  const row = await db
    .selectFrom("category_count")
    .where("category_id", "=", categoryId)
    .where("locale", "=", locale)
    .select("product_count")
    .executeTakeFirst();
  return row?.product_count ?? 0;
}

function selectListing(db: Db, locale: Locale, { categoryId, rootId }: ListingKey) {
  const listing = db
    .selectFrom("category_listing")
    .where("category_listing.category_id", "=", categoryId)
    .where("category_listing.locale", "=", locale);
  if (rootId === undefined) return listing;
  return listing.where(({ exists, selectFrom }) =>
    exists(
      selectFrom("category_listing as root")
        .where("root.category_id", "=", rootId)
        .where("root.locale", "=", locale)
        .whereRef("root.product_id", "=", "category_listing.product_id")
        .select("root.product_id"),
    ),
  );
}

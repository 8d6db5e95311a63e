import type { Db } from "~/platform/database/database.server";
import type { Locale } from "~/platform/i18n/locale";
import { cachedForASecond } from "~/platform/time/shortCache.server";

import type { Category } from "./category";

/**
 * Reads all categories that are not retired, in the order of the tree. The shop has dozens, so one query serves paths,
 * children and slugs.
 */
export async function readCategories(db: Db, locale: Locale): Promise<Category[]> {
  return db
    .selectFrom("category")
    .innerJoin("category_text", (join) =>
      join.onRef("category_text.category_id", "=", "category.id").on("category_text.locale", "=", locale),
    )
    .where("retired_at", "is", null)
    .select(["category.id", "parent_id as parentId", "name", "title", "slug", "picture"])
    .orderBy("position")
    .orderBy("category.id")
    .execute();
}

/** Reads the description, which is HTML that the import has checked against its allow-list. */
export async function readCategoryDescription(db: Db, locale: Locale, id: number): Promise<string> {
  const row = await db
    .selectFrom("category_text")
    .where("category_id", "=", id)
    .where("locale", "=", locale)
    .select("description")
    .executeTakeFirst();
  return row?.description ?? "";
}

/** Reads the categories from a cache, at most a second old. */
export const readCachedCategories = cachedForASecond(readCategories);

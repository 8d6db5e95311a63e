import type { Db } from "~/platform/database/database.server";
import type { Locale } from "~/platform/i18n/locale";

/** Fills a row of cards on a wide screen. */
export const relatedCount = 5;

/** Reads the ids of other products of the same category that are in stock online. */
export async function readRelatedIds(
  db: Db,
  locale: Locale,
  product: { id: number; categoryId: number | null },
  { limit, now }: { limit: number; now: number },
): Promise<number[]> {
  if (product.categoryId === null) return [];
  const rows = await db
    .selectFrom("category_listing")
    .innerJoin("product", "product.id", "category_listing.product_id")
    .where("category_id", "=", product.categoryId)
    .where("locale", "=", locale)
    .where("is_available", "=", 1)
    .where("product_id", "<>", product.id)
    .where("published_at", "<=", now)
    .orderBy("category_listing.position")
    .orderBy("product_id")
    .limit(limit)
    .select("product_id as id")
    .execute();
  return rows.map((row) => row.id);
}

import type { Db } from "~/platform/database.server";
import type { Locale } from "~/platform/locale";
import type { Flag } from "~/platform/schema";

/** Products that can be sent: the ticked bestsellers, then others, each by position. Two queries at most. */
export async function readPopularIds(db: Db, locale: Locale, limit: number): Promise<number[]> {
  const best = await readIds(db, locale, 1, limit);
  return best.length < limit ? [...best, ...(await readIds(db, locale, 0, limit - best.length))] : best;
}

async function readIds(db: Db, locale: Locale, isBestseller: Flag, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom("product")
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("product_offer")
          .whereRef("product_offer.product_id", "=", "product.id")
          .where("product_offer.locale", "=", locale)
          .select("product_offer.product_id"),
      ),
    )
    .where("is_bestseller", "=", isBestseller)
    .where("availability", "=", "online")
    .orderBy("position")
    .orderBy("id")
    .limit(limit)
    .select("id")
    .execute();
  return rows.map(({ id }) => id);
}

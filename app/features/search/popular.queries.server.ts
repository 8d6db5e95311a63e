import type { Db } from "~/platform/database.server";
import type { Locale } from "~/platform/locale";
import type { Flag } from "~/platform/schema";

/** Products that can be sent: the ticked bestsellers, those that sell best, others, each by position. Three queries at most. */
export async function readPopularIds(db: Db, locale: Locale, limit: number, now: number): Promise<number[]> {
  const ids: number[] = [];
  for (const fame of [ticked, selling, others]) {
    if (ids.length < limit) ids.push(...(await readIds(db, locale, fame, { limit: limit - ids.length, now })));
  }
  return ids;
}

type Fame = { is_bestseller: Flag; is_top_seller?: Flag };

const ticked: Fame = { is_bestseller: 1 };
const selling: Fame = { is_bestseller: 0, is_top_seller: 1 };
const others: Fame = { is_bestseller: 0, is_top_seller: 0 };

async function readIds(
  db: Db,
  locale: Locale,
  fame: Fame,
  { limit, now }: { limit: number; now: number },
): Promise<number[]> {
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
    .where((eb) => eb.and(fame))
    .where("availability", "=", "online")
    .where("published_at", "<=", now)
    .orderBy("position")
    .orderBy("id")
    .limit(limit)
    .select("id")
    .execute();
  return rows.map(({ id }) => id);
}

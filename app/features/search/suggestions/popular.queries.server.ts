import { type RawBuilder, sql } from "kysely";

import type { Db } from "~/platform/database/database.server";
import type { Locale } from "~/platform/i18n/locale";

/** Products that can be sent: the ticked bestsellers, those that sell best, others, each by position. Three queries at most. */
export async function readPopularIds(db: Db, locale: Locale, limit: number, now: number): Promise<number[]> {
  const ids = new Set<number>();
  for (const fame of fames) {
    if (ids.size < limit) for (const id of await readIds(db, locale, fame, { limit, now })) ids.add(id);
  }
  return [...ids].slice(0, limit);
}

/** Written out, as an index of some rows alone is not used for a value that is told later. */
const fames = [sql<boolean>`is_bestseller = 1`, sql<boolean>`is_top_seller = 1`, sql<boolean>`is_bestseller = 0`];

async function readIds(
  db: Db,
  locale: Locale,
  fame: RawBuilder<boolean>,
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
    .where(fame)
    .where("availability", "=", "online")
    .where("published_at", "<=", now)
    .orderBy("position")
    .orderBy("id")
    .limit(limit)
    .select("id")
    .execute();
  return rows.map(({ id }) => id);
}

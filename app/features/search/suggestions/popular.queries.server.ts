import { type RawBuilder, sql } from "kysely";

import type { Db } from "~/platform/database/database.server";
import type { Locale } from "~/platform/i18n/locale";

/**
 * Reads products in stock online: flagged bestsellers, then top sellers, then others, each by position. At most three
 * queries.
 */
export async function readPopularIds(db: Db, locale: Locale, limit: number, now: number): Promise<number[]> {
  const ids = new Set<number>();
  for (const tier of popularityTiers) {
    if (ids.size < limit) for (const id of await readIds(db, locale, tier, { limit, now })) ids.add(id);
  }
  return [...ids].slice(0, limit);
}

/** These are SQL literals, as a partial index is not used with a bound parameter. */
const popularityTiers = [
  sql<boolean>`is_bestseller = 1`,
  sql<boolean>`is_top_seller = 1`,
  sql<boolean>`is_bestseller = 0`,
];

async function readIds(
  db: Db,
  locale: Locale,
  tier: RawBuilder<boolean>,
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
    .where(tier)
    .where("availability", "=", "online")
    .where("published_at", "<=", now)
    .orderBy("position")
    .orderBy("id")
    .limit(limit)
    .select("id")
    .execute();
  return rows.map(({ id }) => id);
}

import { productAddress } from "~/addresses";
import type { Db } from "~/platform/database/database.server";
import type { Locale } from "~/platform/i18n/locale";

import { selectOffered } from "./offered.queries.server";

/**
 * Reads the paths of `limit` products with ids above `after`, by id. `next` is the `after` of the next batch; null at
 * the end.
 */
export async function readProductAddresses(
  db: Db,
  locale: Locale,
  { after, limit, now }: { after: number; limit: number; now: number },
): Promise<{ paths: string[]; next: number | null }> {
  const rows = await selectOffered(db, locale, now)
    .where("product.id", ">", after)
    .orderBy("product.id")
    .limit(limit)
    .select(["product.id", "product_text.slug", "category_text.slug as categorySlug"])
    .execute();
  const last = rows.at(-1)?.id ?? null;
  return { paths: rows.map((row) => productAddress(locale, row)), next: rows.length < limit ? null : last };
}

import { slotOf } from "~/features/listing/index/listingIndex";
import { readListingIndex } from "~/features/listing/index/readListingIndex.server";
import { readCachedCurrency } from "~/features/money/currency.queries.server";
import type { Db } from "~/platform/database/database.server";
import type { Locale } from "~/platform/i18n/locale";

import type { SearchHits } from "./index/searchIndex";
import type { PriceBand } from "./understanding/priceBand";

/**
 * Keeps the results within a query's price. When there are none, all stay as matches of a part of the query, those
 * nearest to the price first. Puts the cheapest first when the query asks for them.
 */
export async function keepWithinPrice(
  db: Db,
  locale: Locale,
  { price, wantsCheapest }: { price: PriceBand | null; wantsCheapest: boolean },
  found: SearchHits,
): Promise<SearchHits> {
  if (!price && !wantsCheapest) return found;
  const [index, { decimals }] = await Promise.all([readListingIndex(db), readCachedCurrency(db, locale)]);
  const unit = 10 ** decimals;
  const [lowest, highest] = [(price?.from ?? 0) * unit, (price?.to ?? Number.POSITIVE_INFINITY) * unit];
  const prices = index.prices[locale];
  const priceOf = (id: number) => prices[slotOf(index, id) ?? -1] ?? 0;
  const ids = found.ids.filter((id) => priceOf(id) > 0 && priceOf(id) >= lowest && priceOf(id) <= highest);
  if (wantsCheapest) ids.sort((a, b) => priceOf(a) - priceOf(b));
  if (ids.length > 0) return { ...found, ids };
  const distanceOf = (id: number) => Math.max(lowest - priceOf(id), priceOf(id) - highest, 0);
  const nearest = found.isPartial ? found.ids : found.ids.toSorted((a, b) => distanceOf(a) - distanceOf(b));
  return { ids: nearest, isPartial: true };
}

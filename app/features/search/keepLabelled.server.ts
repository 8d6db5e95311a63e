import { hasBit } from "~/features/listing/index/bitset";
import { slotOf } from "~/features/listing/index/listingIndex";
import { readListingIndex } from "~/features/listing/index/readListingIndex.server";
import { labelledProducts } from "~/features/listing/listProducts.server";
import type { Locale } from "~/platform/i18n/locale";
import type { SearchDeps } from "./index/liveIndex.server";
import type { SearchHits } from "./index/searchIndex";
import type { Understanding } from "./understanding/understanding";

/**
 * Keeps the results that have the labels of a query. Labels depend on the time, so no word index contains them. When no
 * result has them, all stay, as matches of a part of the query.
 */
export async function keepLabelled(
  { db, now }: SearchDeps,
  locale: Locale,
  { parts }: Pick<Understanding, "parts">,
  found: SearchHits,
): Promise<SearchHits> {
  const labels = parts.flatMap((part) => (part.kind === "label" ? part.label : []));
  if (labels.length === 0) return found;
  const index = await readListingIndex(db);
  const sets = labels.map((label) => labelledProducts(index, locale, label, now()));
  const ids = found.ids.filter((id) => {
    const slot = slotOf(index, id);
    return slot !== undefined && sets.every((set) => set !== undefined && hasBit(set, slot));
  });
  return ids.length > 0 ? { ...found, ids } : { ...found, isPartial: true };
}

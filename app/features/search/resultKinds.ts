import { type SearchKind, searchKinds } from "./index/searchDocument";
import type { SearchHits } from "./index/searchIndex";
import { describesGoods, type Understanding } from "./understanding/understanding";

const informationFirst: readonly SearchKind[] = ["pages", "posts", "products", "categories"];

/**
 * Returns the kinds with results, in the order in which they are shown. When some results match every word, partial
 * matches are left out, except products that the query describes. Information comes first when the query asks for it,
 * and alone when the query describes no products.
 */
export function resultKinds(
  results: Partial<Record<SearchKind, SearchHits>>,
  understanding: Understanding,
): [SearchKind, SearchHits][] {
  const hasGoods = describesGoods(understanding);
  const order = understanding.leadsToInformation ? informationFirst : searchKinds;
  const found = order.flatMap((kind): [SearchKind, SearchHits][] => {
    const ofKind = results[kind];
    return ofKind && ofKind.ids.length > 0 ? [[kind, ofKind]] : [];
  });
  const complete = found.filter(([kind, { isPartial }]) => !isPartial || (kind === "products" && hasGoods));
  return complete.length > 0 ? complete : found;
}

import { type SearchKind, searchKinds } from "./index/searchDocument";
import type { SearchHits } from "./index/searchIndex";

/** Returns the kinds with results. Where some results match every word, partial matches are left out. */
export function resultKinds(results: Partial<Record<SearchKind, SearchHits>>): [SearchKind, SearchHits][] {
  const found = searchKinds.flatMap((kind): [SearchKind, SearchHits][] => {
    const ofKind = results[kind];
    return ofKind && ofKind.ids.length > 0 ? [[kind, ofKind]] : [];
  });
  const complete = found.filter(([, { isPartial }]) => !isPartial);
  return complete.length > 0 ? complete : found;
}

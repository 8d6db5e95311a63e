import { type SearchKind, searchKinds } from "./index/searchDocument";
import type { Found } from "./index/searchIndex";

/** Where something answers every word, what answers only some of them is left out. */
export function foundKinds(results: Partial<Record<SearchKind, Found>>): [SearchKind, Found][] {
  const found = searchKinds.flatMap((kind): [SearchKind, Found][] => {
    const ofKind = results[kind];
    return ofKind && ofKind.ids.length > 0 ? [[kind, ofKind]] : [];
  });
  const whole = found.filter(([, { isPartial }]) => !isPartial);
  return whole.length > 0 ? whole : found;
}

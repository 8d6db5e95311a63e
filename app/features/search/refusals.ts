import { type Postings, placeOf } from "./index/posting";
import type { Vocabulary } from "./index/vocabulary";
import type { Lexicon } from "./understanding/lexicon";
import type { Understanding } from "./understanding/understanding";

const colourGroup = "colour";
const none: ReadonlySet<number> = new Set();
export const isAny = () => true;

/**
 * Returns a test that is false for documents with a facet that the query refuses. A product of a refused colour stays
 * when it also comes in another one.
 */
export function wantedTest(
  { parts }: Understanding,
  vocabulary: Vocabulary,
  postings: Postings,
  lexicon: Lexicon,
): (place: number) => boolean {
  const refused = parts.flatMap((part) => (part.kind === "without" ? part.sense : []));
  if (refused.length === 0) return isAny;
  const unwanted = new Set<number>();
  for (const { group, facets } of refused) {
    const isColour = group === colourGroup;
    const named = [...facets].filter(([, penalty]) => !isColour || penalty === 0).map(([facet]) => facet);
    const others = lexicon.facetsOf(group).filter((facet) => !facets.has(facet));
    const kept = isColour ? placesWith(others, vocabulary, postings) : none;
    for (const place of placesWith(named, vocabulary, postings)) if (!kept.has(place)) unwanted.add(place);
  }
  return (place) => !unwanted.has(place);
}

function placesWith(facets: readonly string[], vocabulary: Vocabulary, postings: Postings): Set<number> {
  const terms = facets.flatMap((facet) => vocabulary.termOf(facet) ?? []);
  return new Set(terms.flatMap((term) => (postings[term] ?? []).map(placeOf)));
}

/** True for a query with a price, a label or a refusal, which exclude products whatever else the query says. */
export function isLimited({ parts }: Understanding): boolean {
  return parts.some(({ kind }) => kind === "price" || kind === "label" || kind === "without");
}

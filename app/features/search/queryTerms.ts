import { levels, modelFacet } from "./index/searchDocument";
import { stemsOf } from "./index/stem";
import { synonymsOf } from "./index/synonymStems";
import type { Vocabulary } from "./index/vocabulary";
import { giftSense, type Sense } from "./understanding/meaningPhrases";
import { groupWeights, wordWeight } from "./understanding/meanings";
import type { QueryToken } from "./understanding/queryTokens";

const minPrefixLength = 2;

/** How much less a match counts than the exact word; four is a whole level. */
const penalties = { same: 0, beginning: 1, typo: 2, doubtful: 3, near: 4, otherName: 5 } as const;

/** The terms that match one part of a query, each with its penalty. */
export type QueryTerm = {
  terms: ReadonlyMap<number, number>;
  /** Matches below this level do not count. */
  lowest: number;
  /** How much it matters where no document matches all. */
  weight: number;
};

export type TermContext = {
  vocabulary: Vocabulary;
  /** The highest level of a term in any document. */
  highestOf: (term: number) => number;
};

type Terms = Map<number, number>;

/**
 * Returns the terms of a word. The last word of a query may be a prefix, as the visitor may still be typing. Typo
 * tolerance applies where a word is doubtful, or is in no name or property.
 */
export function wordTerm({ folded }: QueryToken, isLast: boolean, { vocabulary, highestOf }: TermContext): QueryTerm {
  const terms: Terms = new Map();
  const mayBeTypo = isDoubtful(folded, vocabulary);
  const model = known([modelFacet(folded)], vocabulary);
  const further = model.length > 0 ? penalties.beginning : penalties.same;
  add(terms, model, penalties.same);
  addWord(folded, vocabulary, terms, mayBeTypo ? penalties.doubtful : further);
  if (isLast && folded.length >= minPrefixLength) add(terms, vocabulary.startingWith(folded), penalties.beginning);
  const isNamed = [...terms.keys()].some((term) => highestOf(term) > levels.text);
  if (mayBeTypo || !isNamed) addMistyped(folded, vocabulary, terms);
  return { terms, lowest: levels.text, weight: wordWeight };
}

/**
 * Returns the terms of what a query says about products: values that they have, and the typed word where it is in a name
 * or kind. A word of names that stands for wider values, such as the name of one sort of hat, ranks before those.
 */
export function senseTerm(sense: Sense, word: QueryToken | undefined, context: TermContext): QueryTerm {
  const { vocabulary, highestOf } = context;
  const terms: Terms = new Map();
  const own = word ? ownTerms(word.folded, vocabulary) : [];
  const isOwnName =
    sense.meaning !== undefined && sense.group === "druh" && own.some((term) => highestOf(term) >= levels.name);
  const further = isOwnName ? penalties.otherName : penalties.same;
  add(terms, own, penalties.same);
  for (const [facet, penalty] of sense.facets) add(terms, known([facet], vocabulary), Math.max(penalty, further));
  return { terms, lowest: levels.kind, weight: groupWeights[sense.group] ?? wordWeight };
}

export function giftTerm(word: QueryToken | undefined, context: TermContext): QueryTerm {
  return senseTerm({ ...giftSense, meaning: "gift" }, word, context);
}

export function facetTerm(facets: readonly string[], weight: number, vocabulary: Vocabulary): QueryTerm {
  return { terms: new Map(known(facets, vocabulary).map((term) => [term, 0])), lowest: levels.text, weight };
}

function add(terms: Terms, more: Iterable<number>, penalty: number): void {
  for (const term of more) terms.set(term, Math.min(penalty, terms.get(term) ?? penalty));
}

function addWord(word: string, vocabulary: Vocabulary, terms: Terms, penalty: number): void {
  const { same, near } = synonymsOf(stemsOf(word));
  add(terms, [...ownTerms(word, vocabulary), ...known(same, vocabulary)], penalty);
  add(terms, known(near, vocabulary), penalties.near);
}

function ownTerms(word: string, vocabulary: Vocabulary): number[] {
  return [...vocabulary.exactTerms(word), ...known(stemsOf(word), vocabulary)];
}

function known(stems: readonly string[], vocabulary: Vocabulary): number[] {
  return stems.flatMap((stem) => vocabulary.termOf(stem) ?? []);
}

/** True for a word that occurs in no text and lost a long ending: it may be a typo, as kožych is no form of koža. */
function isDoubtful(word: string, vocabulary: Vocabulary): boolean {
  return vocabulary.exactTerms(word).length === 0 && stemsOf(word).some((stem) => word.length - stem.length > 2);
}

function addMistyped(word: string, vocabulary: Vocabulary, terms: Terms): void {
  for (const form of new Set([word, ...stemsOf(word)])) add(terms, vocabulary.mistyped(form), penalties.typo);
}

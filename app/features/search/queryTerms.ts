import { levels, modelFacet } from "./index/searchDocument";
import { synonymsOf } from "./index/synonymStems";
import type { Vocabulary } from "./index/vocabulary";
import { giftSense, type Sense } from "./understanding/meaningPhrases";
import { groupWeights, kindGroup, wordWeight } from "./understanding/meanings";
import type { QueryToken } from "./understanding/queryTokens";

const minPrefixLength = 2;

/** How much lower a match scores than the exact word; four is a whole level. */
const penalties = { same: 0, beginning: 1, typo: 2, doubtful: 3, near: 4, otherName: 5 } as const;

/** The terms that match one part of a query, each with its penalty. */
export type QueryTerm = {
  terms: ReadonlyMap<number, number>;
  /** Matches below this level are ignored. */
  lowest: number;
  /** How much the term matters when no document matches all terms. */
  weight: number;
  /**
   * True for a term that only affects the order: a match in a text alone puts a document first but excludes no others,
   * as in a backpack `for school`.
   */
  isExtra?: boolean;
};

export type TermContext = {
  vocabulary: Vocabulary;
  /** Returns the highest level of a term in any document. */
  highestOf: (term: number) => number;
  /** True for a word that another index contains, so that it is not treated as a typo. */
  isSpelled?: (folded: string) => boolean;
};

type Terms = Map<number, number>;

/**
 * Returns the terms of a word. The last word of a query may be a prefix, as the visitor may still be typing. Typo
 * tolerance applies when a word is doubtful, or when no name or property contains it.
 */
export function wordTerm(token: QueryToken, isLast: boolean, context: TermContext): QueryTerm {
  const { vocabulary, highestOf, isSpelled } = context;
  const { folded } = token;
  const terms: Terms = new Map();
  const mayBeTypo = isDoubtful(token, vocabulary);
  const model = known([modelFacet(folded)], vocabulary);
  const further = model.length > 0 ? penalties.beginning : penalties.same;
  add(terms, model, penalties.same);
  addWord(token, vocabulary, terms, mayBeTypo ? penalties.doubtful : further);
  if (isLast && folded.length >= minPrefixLength) add(terms, vocabulary.startingWith(folded), penalties.beginning);
  const isNamed = [...terms.keys()].some((term) => highestOf(term) > levels.text);
  if ((mayBeTypo || !isNamed) && !isSpelled?.(folded)) addMistyped(token, vocabulary, terms);
  return { terms, lowest: levels.text, weight: wordWeight };
}

/**
 * Returns the terms of a sense: values that products have, and the typed word where a name or kind contains it. When a
 * typed word such as the name of one sort of hat is in names but stands for wider values, it ranks before those values.
 */
export function senseTerm(sense: Sense, word: QueryToken | undefined, context: TermContext): QueryTerm {
  const { vocabulary, highestOf } = context;
  const terms: Terms = new Map();
  const own = word ? ownTerms(word, vocabulary) : [];
  const isOwnName =
    sense.meaning !== undefined && sense.group === kindGroup && own.some((term) => highestOf(term) >= levels.name);
  const further = isOwnName ? penalties.otherName : penalties.same;
  add(terms, own, penalties.same);
  for (const [facet, penalty] of sense.facets) add(terms, known([facet], vocabulary), Math.max(penalty, further));
  // Only names count for kinds, as a category may be called by two kinds: a product in Gloves and hats need not be
  // gloves.
  const lowest = sense.group === kindGroup ? levels.name : levels.kind;
  return { terms, lowest, weight: groupWeights[sense.group] ?? wordWeight };
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

function addWord(token: QueryToken, vocabulary: Vocabulary, terms: Terms, penalty: number): void {
  const { same, near } = synonymsOf(token.stems);
  add(terms, ownTerms(token, vocabulary), penalty);
  add(terms, known(same, vocabulary), penalty);
  add(terms, known(near, vocabulary), penalties.near);
}

function ownTerms({ folded, stems }: QueryToken, vocabulary: Vocabulary): number[] {
  return [...vocabulary.exactTerms(folded), ...known(stems, vocabulary)];
}

function known(stems: readonly string[], vocabulary: Vocabulary): number[] {
  const terms: number[] = [];
  for (const stem of stems) {
    const term = vocabulary.termOf(stem);
    if (term !== undefined) terms.push(term);
  }
  return terms;
}

/**
 * True for a word that occurs in no text and lost a long ending to its stem. It may be a typo: kožych is not a form of
 * koža.
 */
function isDoubtful({ folded, stems }: QueryToken, vocabulary: Vocabulary): boolean {
  return stems.some((stem) => folded.length - stem.length > 2) && vocabulary.exactTerms(folded).length === 0;
}

function addMistyped({ folded, stems }: QueryToken, vocabulary: Vocabulary, terms: Terms): void {
  for (const form of new Set([folded, ...stems])) add(terms, vocabulary.mistyped(form), penalties.typo);
}

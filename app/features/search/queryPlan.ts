import { isStopWord } from "./index/fold";
import { levels } from "./index/searchDocument";
import { facetTerm, giftTerm, type QueryTerm, senseTerm, type TermContext, wordTerm } from "./queryTerms";
import { meaningPhrases, meaningSenses, type Sense, wordsOfMeaning } from "./understanding/meaningPhrases";
import { groupWeights, kindFamilies, kindGroup } from "./understanding/meanings";
import { type QueryToken, tokensOf } from "./understanding/queryTokens";
import { describesGoods, type QueryPart, type Understanding } from "./understanding/understanding";

const maxWords = 8;
/** Returns the terms by which products are searched: what the query says about them, then its other words. */
export function productTerms(understanding: Understanding, context: TermContext): QueryTerm[] {
  const { tokens, words } = understanding;
  const isLast = (index: number) => index === tokens.length - 1;
  const parts = sensesOf(understanding).map(({ sense, word }) => senseTerm(sense, word, context));
  const sizes = understanding.parts.flatMap((part) =>
    part.kind === "size" ? facetTerm([`size/${part.size}`], groupWeights.size ?? 1, context.vocabulary) : [],
  );
  const gift = understanding.parts.find(({ kind }) => kind === "giftIdea");
  const gifts = gift && !namesKind(understanding) ? [giftTerm(tokens[gift.from], context)] : [];
  const others = words.flatMap((index) => {
    const token = tokens[index];
    return token ? { ...wordTerm(token, isLast(index), context), isExtra: describesGoods(understanding) } : [];
  });
  return [...parts, ...sizes, ...gifts, ...others].slice(0, maxWords);
}

/**
 * Splits phrases that name kinds into words when product names contain all the words, as a product that is called a
 * `cestovní taška` comes before all other large bags. Returns undefined when there is no such phrase.
 */
export function splitNamedPhrases(understanding: Understanding, context: TermContext): Understanding | undefined {
  const { parts, tokens, words } = understanding;
  const isNamed = (token: QueryToken) =>
    isStopWord(token.folded) ||
    context.vocabulary.exactTerms(token.folded).some((term) => context.highestOf(term) >= levels.name);
  const isSplit = (part: QueryPart) =>
    part.to - part.from > 1 &&
    part.kind === "sense" &&
    part.sense.meaning !== undefined &&
    part.sense.group === kindGroup &&
    tokens.slice(part.from, part.to).every(isNamed);
  const split = parts.filter(isSplit);
  if (split.length === 0) return undefined;
  const more = split
    .flatMap(({ from, to }) => range(from, to))
    .filter((index) => !isStopWord(tokens[index]?.folded ?? ""));
  return { ...understanding, parts: parts.filter((part) => !isSplit(part)), words: [...words, ...more] };
}

/** Returns the terms again with kinds that may substitute the requested one; empty when there is no substitute. */
export function substituteTerms(understanding: Understanding, context: TermContext): QueryTerm[] {
  let isSubstituted = false;
  const terms = productTerms(understanding, context).flatMap((term): QueryTerm[] => {
    const family = term.weight === groupWeights[kindGroup] ? familyOf(term, context) : [];
    if (family.length === 0) return [term];
    isSubstituted = true;
    return [{ ...term, weight: 3 }, facetTerm(family, 5, context.vocabulary)];
  });
  return isSubstituted ? terms : [];
}

const categoryGroups = new Set([kindGroup, "pohlavi", "material"]);

/** Returns the words of a query that may be in a category's name: no colours, sizes or prices. */
export function categoryTokens({ tokens, parts, words }: Understanding): QueryToken[] {
  const named = parts.filter((part) => part.kind === "sense" && categoryGroups.has(part.sense.group));
  const indexes = [...words, ...named.flatMap(({ from, to }) => range(from, to))].sort((a, b) => a - b);
  return indexes.flatMap((index) => tokens[index] ?? []);
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, step) => from + step);
}

function familyOf({ terms }: QueryTerm, { vocabulary }: TermContext): string[] {
  const families = kindFamilies.map((family) => family.split(" ").map((value) => `${kindGroup}/${value}`));
  return families.find((family) => family.some((facet) => terms.get(vocabulary.termOf(facet) ?? -1) === 0)) ?? [];
}

function namesKind({ parts }: Understanding): boolean {
  return parts.some((part) => part.kind === "sense" && part.sense.group === kindGroup);
}

type PartSense = { sense: Sense; word: QueryToken | undefined };

/**
 * Returns the senses of all parts. Two values of one group that no product can have at once mean that the visitor wants
 * either; values that overlap narrow each other, as in `crossbody kabelka`. A second kind after a preposition is left
 * out, as it says what the first one is for, as in `čepice ke kabátu`.
 */
function sensesOf(understanding: Understanding): PartSense[] {
  const found: PartSense[] = [];
  const hasOthers = understanding.parts.some(({ kind }) => kind === "sense");
  for (const part of understanding.parts) {
    const next = partSense(part, understanding.tokens, hasOthers);
    if (!next) continue;
    const at = found.findIndex(({ sense }) => sense.group === next.sense.group && !isNarrowedBy(sense, next.sense));
    const other = found[at];
    if (other && isPurpose(part, understanding.tokens)) continue;
    if (other) found[at] = { sense: mergeSenses(other.sense, next.sense), word: undefined };
    else found.push(next);
  }
  return found;
}

/** Returns the sense of one part. A visitor who searches for imitation leather alone is shown leather. */
function partSense(part: QueryPart, tokens: readonly QueryToken[], hasOthers: boolean): PartSense | undefined {
  if (part.kind === "sense")
    return { sense: part.sense, word: part.to - part.from === 1 && !part.isMistyped ? tokens[part.from] : undefined };
  const leather = meaningSenses.get("leather");
  return part.kind === "imitation" && leather && !hasOthers ? { sense: leather, word: undefined } : undefined;
}

const purposePrepositions = new Set("na do k ke ku pod pro pre o".split(" "));

function isPurpose({ from }: QueryPart, tokens: readonly QueryToken[]): boolean {
  return [tokens[from], tokens[from - 1]].some((token) => purposePrepositions.has(token?.folded ?? ""));
}

/**
 * True for senses that narrow each other. Those for men and for women do not, although a product may be for both: a
 * visitor who names both wants either.
 */
function isNarrowedBy(a: Sense, b: Sense): boolean {
  return a.group !== "pohlavi" && [...a.facets.keys()].some((facet) => b.facets.has(facet));
}

function mergeSenses(a: Sense, b: Sense): Sense {
  return { group: a.group, facets: new Map([...a.facets, ...b.facets]) };
}

/**
 * Returns the terms for documents without attribute values, such as pages: each word, with phrases replaced by the word
 * that they stand for.
 */
export function plainTerms(typed: readonly QueryToken[], context: TermContext): QueryTerm[] {
  const tokens = withoutPhrases(typed);
  const meaningful = tokens.filter(({ folded }) => !isStopWord(folded));
  const chosen = (meaningful.length > 0 ? meaningful : tokens).slice(0, maxWords);
  return chosen.map((token) => wordTerm(token, token === tokens.at(-1), context));
}

function withoutPhrases(tokens: readonly QueryToken[]): QueryToken[] {
  const left: QueryToken[] = [];
  for (let at = 0; at < tokens.length; ) {
    const { word, length } = phraseWordAt(tokens, at) ?? { word: tokens[at], length: 1 };
    if (word && !left.some(({ folded }) => folded === word.folded)) left.push(word);
    at += length;
  }
  return left;
}

function phraseWordAt(tokens: readonly QueryToken[], at: number): { word: QueryToken; length: number } | undefined {
  const token = tokens[at];
  const longest = token ? Math.min(meaningPhrases.longestFrom(token), tokens.length - at) : 0;
  for (let length = longest; length > 1; length -= 1) {
    const [meaning] = meaningPhrases.valuesOf(tokens.slice(at, at + length));
    const [word] = tokensOf((meaning && wordsOfMeaning.get(meaning)?.[0]) ?? "");
    if (word) return { word, length };
  }
  return undefined;
}

import type { Locale } from "~/platform/i18n/locale";

import { isCheapestWord, isMarkerWord, isNegation, isStopWord } from "../index/fold";
import { topicsOf } from "./askedTopics";
import { labelAt } from "./labelAt";
import type { Lexicon } from "./lexicon";
import type { Sense } from "./meaningPhrases";
import { facetPenalties, kindGroup } from "./meanings";
import { notSoldAt } from "./notSold";
import { combineBands, priceAt } from "./priceBand";
import { type QueryToken, tokensOf } from "./queryTokens";
import { sizeAt } from "./sizeAt";
import { type TopicSpan, topicSpans } from "./topicPhrases";
import type { QueryPart, Understanding } from "./understanding";

/** What the index of products knows about words. */
export type KnownWords = {
  lexicon: Lexicon;
  hasFacet: (facet: string) => boolean;
  /** True for a word that some text contains in exactly this form. */
  isForm: (folded: string) => boolean;
  /** True for a form of a word of a text, or for its beginning while the visitor may still be typing. */
  isWord: (folded: string, isLast: boolean) => boolean;
};

/** Reads a query from left to right: prices, sizes and the longest known phrases; the rest is left as words. */
export function understandQuery(query: string, locale: Locale, known: KnownWords): Understanding {
  const tokens = tokensOf(query);
  const spans = topicSpans(tokens, (token) => known.isForm(token.folded) || hasSense(known, token));
  const reading: Reading = { tokens, locale, known, spans, parts: [], words: [] };
  for (let at = 0; at < tokens.length; ) at = readAt(reading, at);
  const parts = reading.parts;
  const price = combineBands(parts.flatMap((part) => (part.kind === "price" ? part.band : [])));
  const wantsCheapest = tokens.some(({ folded }) => isCheapestWord(folded));
  return { tokens, parts, words: reading.words, price, wantsCheapest, ...topicsOf(reading) };
}

type Reading = {
  tokens: readonly QueryToken[];
  locale: Locale;
  known: KnownWords;
  spans: readonly TopicSpan[];
  parts: QueryPart[];
  words: number[];
};

/** Reads the part that begins at a token and returns the index of the next token. */
function readAt(reading: Reading, at: number): number {
  const { tokens, locale, known } = reading;
  const refused = refusedAt(reading, at);
  if (refused) return addPart(reading, refused);
  const price = priceAt(tokens, at, locale);
  if (price) return addPart(reading, { kind: "price", from: at, ...price });
  const size = sizeAt(tokens, at, known.hasFacet);
  if (size) return addPart(reading, { kind: "size", from: at, ...size });
  const topic = reading.spans.find(({ from, to }) => from === at && to - from > 1);
  if (topic) return topic.to;
  const label = labelAt(tokens, at);
  if (label) return addPart(reading, { kind: "label", from: at, ...label });
  return addPart(reading, soldOrNotAt(reading, at)) || wordAt(reading, at);
}

function addPart(reading: Reading, part: QueryPart | undefined): number {
  if (!part) return 0;
  reading.parts.push(part);
  return part.to;
}

/** Returns the longer phrase, whether it names products that the shop sells or others. */
function soldOrNotAt(reading: Reading, at: number): QueryPart | undefined {
  const part = phraseAt(reading, at);
  const other = notSoldAt(reading, at);
  return other && (!part || isGuess(part) || other.to > part.to) ? other : part;
}

/** True for a word that was corrected as a typo or that is only a part of a name: `košile` is not `košilový límec`. */
function isGuess(part: QueryPart): boolean {
  return part.kind === "sense" && (part.isMistyped || ![...part.sense.facets.values()].includes(facetPenalties.exact));
}

/** Reads what a negation refuses. A known phrase that contains a negation, such as `bez podšívky`, refuses nothing. */
function refusedAt(reading: Reading, at: number): QueryPart | undefined {
  const { tokens } = reading;
  if (!isNegation(tokens[at]?.folded ?? "") && !isOtherThan(tokens, at)) return undefined;
  if ((phraseAt(reading, at)?.to ?? 0) > at + 1) return undefined;
  let from = at + (isOtherThan(tokens, at) ? 2 : 1);
  while (isStopWord(tokens[from]?.folded ?? "")) from += 1;
  const part = phraseAt(reading, from);
  return part?.kind === "sense" ? { kind: "without", sense: part.sense, from: at, to: part.to } : undefined;
}

const others = /^(?:jin|in)(?:y|a|e|ou|u)$/;
const thanWords = new Set(["nez", "ako", "nezli"]);

/** True for `jiný než`, which refuses what follows it. */
function isOtherThan(tokens: readonly QueryToken[], at: number): boolean {
  return others.test(tokens[at]?.folded ?? "") && thanWords.has(tokens[at + 1]?.folded ?? "");
}

/** Returns the longest understood phrase at a token. A word that some text contains is not corrected. */
function phraseAt(reading: Reading, from: number): QueryPart | undefined {
  const { tokens, known } = reading;
  const token = tokens[from];
  if (!token) return undefined;
  const longest = Math.min(known.lexicon.longestFrom(token), tokens.length - from);
  for (let length = longest; length > 0; length -= 1) {
    const to = from + length;
    if (length === 1 && (isStopWord(token.folded) || isObject(reading, from))) return undefined;
    const senses = length === 1 ? wordSenses(known, token) : known.lexicon.sensesOf(tokens.slice(from, to));
    const sense = length > 1 ? phraseSense(reading, senses, from, to) : wordSense(reading, senses, from);
    if (sense) return partOf(sense, from, to, false);
  }
  if (isStopWord(token.folded) || known.isWord(token.folded, from === tokens.length - 1)) return undefined;
  const sense = wordSense(reading, known.lexicon.sensesOfMistyped(token), from);
  return sense && partOf(sense, from, from + 1, true);
}

/** Returns the senses of a word; a doubtful word is read as a typo. */
function wordSenses({ lexicon, isForm }: KnownWords, token: QueryToken): Sense[] {
  const isMistyped = lexicon.isDoubtful(token) && !isForm(token.folded);
  const mistyped = isMistyped ? lexicon.sensesOfMistyped(token) : [];
  return mistyped.length > 0 ? mistyped : lexicon.sensesOf([token]);
}

const objectPrepositions = new Set(["na", "o"]);

/** True for a word that says what something is for, as in a balm for leather. Fur on a hood describes the hood. */
function isObject({ tokens, known }: Reading, at: number): boolean {
  const token = tokens[at];
  if (at < 2 || !token || !objectPrepositions.has(tokens[at - 1]?.folded ?? "")) return false;
  return !known.lexicon.sensesOf([token]).some(({ group }) => group === "limec");
}

function partOf(sense: Sense, from: number, to: number, isMistyped: boolean): QueryPart {
  if (sense.group === "giftIdea" || sense.group === "imitation") return { kind: sense.group, from, to };
  return { kind: "sense", sense, isMistyped, from, to };
}

/** Returns the sense of a phrase. A fur collar is a feature when a jacket is named; alone, it is a collar of fur. */
function phraseSense(reading: Reading, senses: readonly Sense[], from: number, to: number): Sense | undefined {
  const kind = senses.find(({ group }) => group === kindGroup);
  if (kind) return kind;
  const [sense] = senses;
  const { tokens, known } = reading;
  const hidesKind = tokens.slice(from, to).some((token) => hasKind(known, token));
  return hidesKind && !isFeature(reading, from, to) ? undefined : sense;
}

/**
 * Returns the sense of a word. It is a kind when the word names one by itself; otherwise the features that the word may
 * describe are combined.
 */
function wordSense(reading: Reading, senses: readonly Sense[], at: number): Sense | undefined {
  if (senses.length < 2) return senses[0];
  const features = senses.filter(({ group }) => group !== kindGroup);
  const kind = senses.find(({ group }) => group === kindGroup);
  const isOwnKind = kind && ([...kind.facets.values()].includes(0) || features.length === 0);
  return isOwnKind && !isFeature(reading, at, at + 1) ? kind : eitherFeature(features);
}

/** Combines features. The material leads when a word may mean a material as well as, for example, a lining. */
function eitherFeature(features: readonly Sense[]): Sense | undefined {
  const main = features.find(({ group }) => group === "material") ?? features[0];
  return main && { ...main, facets: new Map(features.flatMap(({ facets }) => [...facets])) };
}

/** True when another word of the query names a kind, which this word then describes. */
function isFeature({ tokens, known }: Reading, from: number, to: number): boolean {
  const others = tokens.filter((_, index) => index < from || index >= to);
  return others.some((token) => hasOnlyKind(known, token));
}

function hasSense({ lexicon }: KnownWords, token: QueryToken): boolean {
  return lexicon.sensesOf([token]).length > 0;
}

function hasKind({ lexicon }: KnownWords, token: QueryToken): boolean {
  return lexicon.sensesOf([token]).some(({ group }) => group === kindGroup);
}

function hasOnlyKind({ lexicon }: KnownWords, token: QueryToken): boolean {
  const senses = lexicon.sensesOf([token]);
  return senses.length > 0 && senses.every(({ group }) => group === kindGroup);
}

/** Keeps a word for the search unless it only belongs to a topic or names a property, such as `colour`. */
function wordAt(reading: Reading, at: number): number {
  const folded = reading.tokens[at]?.folded ?? "";
  const isTopic = reading.spans.some(({ from, found }) => from === at && found.some(({ isAlways }) => isAlways));
  if (!isTopic && !isStopWord(folded) && !isMarkerWord(folded)) reading.words.push(at);
  return at + 1;
}

import type { Locale } from "~/platform/i18n/locale";
import { plainTerms, productTerms, splitNamedPhrases, substituteTerms } from "../queryPlan";
import { facetTerm, type QueryTerm, type TermContext } from "../queryTerms";
import { type RankedResults, rankResults } from "../rankResults";
import { isAny, isLimited, wantedTest } from "../refusals";
import { createResultCache } from "../resultCache";
import { Lexicon } from "../understanding/lexicon";
import { type QueryToken, tokensOf } from "../understanding/queryTokens";
import type { Topic } from "../understanding/topics";
import type { Understanding } from "../understanding/understanding";
import { understandQuery } from "../understanding/understandQuery";
import { Completions } from "./completions";
import { postingOf } from "./posting";
import type { SearchDocument, SearchText } from "./searchDocument";
import { buildSortKeys, lastOrder, orderOf, type SortKeys } from "./sortKeys";
import { combineLevels, type TermLevel, termsOfText } from "./termsOfText";
import { Vocabulary } from "./vocabulary";

export type SearchHits = {
  /** Best first. */
  ids: readonly number[];
  /** True when no document matches every word; the results then match most of them. */
  isPartial: boolean;
};

/** `tokens` are the words of the query that count; defaults to all of them. */
type FindOptions = { topics?: readonly Topic[]; tokens?: readonly QueryToken[] } & Pick<TermContext, "isSpelled">;

/**
 * A full-text index of documents of one kind. Postings are plain arrays of small numbers, and properties of documents
 * are stored in columns, for shops with a hundred thousand products (docs/decisions/0005).
 */
export class SearchIndex {
  readonly #vocabulary = new Vocabulary();
  readonly #completions = new Completions();
  readonly #lexicon = new Lexicon();
  readonly #digests = new WeakMap<SearchText, readonly TermLevel[]>();
  readonly #postings: number[][] = [];
  /** The highest level of each term in any document. */
  readonly #highest: number[] = [];
  readonly #ids: number[] = [];
  readonly #shownIn: number[] = [];
  readonly #order: number[] = [];
  readonly #placeOf = new Map<number, number>();
  readonly #results = createResultCache();
  #sortKeys: SortKeys | undefined;

  /** Adds a document, or replaces the one with the same id. */
  put(document: SearchDocument): void {
    this.remove(document.id);
    const place = this.#ids.length;
    this.#ids.push(document.id);
    this.#shownIn.push(document.locales.reduce((bits, locale) => bits | localeBits[locale], 0));
    this.#order.push(orderOf(document));
    this.#placeOf.set(document.id, place);
    for (const text of document.texts) this.#completions.learn(text);
    for (const [term, level] of this.#termsOf(document)) this.#post(term, place, level);
    this.#invalidate();
  }

  remove(id: number): void {
    const place = this.#placeOf.get(id);
    if (place === undefined) return;
    this.#placeOf.delete(id);
    this.#shownIn[place] = 0;
    this.#order[place] = lastOrder;
    this.#invalidate();
  }

  /** Interprets a query by the words and facets of this index. */
  understand(query: string, locale: Locale): Understanding {
    return understandQuery(query, locale, {
      lexicon: this.#lexicon,
      hasFacet: (facet) => this.#vocabulary.termOf(facet) !== undefined,
      isForm: (folded) => this.hasWord(folded),
      isWord: (folded, isLast) => this.#vocabulary.isWord(folded, isLast),
    });
  }

  /** True for a word that some document contains in exactly this form. */
  hasWord(folded: string): boolean {
    return this.#vocabulary.exactTerms(folded).length > 0;
  }

  /** Returns the name of a facet in the language of a shop version. */
  textOf(facet: string, locale: Locale): string | undefined {
    return this.#lexicon.textOf(facet, locale);
  }

  /** Finds documents by words. Returns the same object for the same query until a document is added or removed. */
  find(query: string, locale: Locale, { topics = [], isSpelled, tokens }: FindOptions = {}): SearchHits {
    return this.#remembered(`${locale} ${query}\n${topics}`, () => {
      const words = plainTerms(tokens ?? tokensOf(query), { ...this.#context, ...(isSpelled ? { isSpelled } : {}) });
      if (topics.length === 0) return this.#hits(this.#rank(words, locale));
      const facets = topics.map((topic) => facetTerm([`topic/${topic}`], topicWeight, this.#vocabulary));
      const ranked = this.#rank([...facets, ...words.map((word) => ({ ...word, weight: 1 }))], locale);
      const isAnswered = facets.some(({ terms }) => terms.size > 0) && ranked.places.length > 0;
      return { ...this.#hits(ranked), isPartial: ranked.isPartial && !isAnswered };
    });
  }

  /** Finds documents by meaning. Returns the same object for the same query until a document is added or removed. */
  findUnderstood(query: string, locale: Locale, understanding: Understanding): SearchHits {
    return this.#remembered(`${locale} ${query}`, () => {
      const split = splitNamedPhrases(understanding, this.#context);
      const isWanted = wantedTest(understanding, this.#vocabulary, this.#postings, this.#lexicon);
      const rank = (terms: readonly QueryTerm[]) => this.#rank(terms, locale, isWanted);
      const named = split && rank(productTerms(split, this.#context));
      const terms = productTerms(understanding, this.#context);
      if (!named && terms.length === 0) return this.#all(understanding, locale, isWanted);
      const ranked = named && !named.isPartial ? named : rank(terms);
      if (!ranked.isPartial) return this.#hits(ranked);
      const substitutes = substituteTerms(understanding, this.#context);
      return this.#hits(substitutes.length > 0 ? { ...rank(substitutes), isPartial: true } : ranked);
    });
  }

  /** Returns all documents that a query of only a price, a label or a refusal allows, as it has no words to match. */
  #all(understanding: Understanding, locale: Locale, isWanted: (place: number) => boolean): SearchHits {
    const bit = isLimited(understanding) ? localeBits[locale] : 0;
    const ids = this.#ids.filter((_, place) => ((this.#shownIn[place] ?? 0) & bit) !== 0 && isWanted(place));
    return { ids, isPartial: false };
  }

  #remembered(key: string, find: () => SearchHits): SearchHits {
    const known = this.#results.get(key);
    if (known) return known;
    const found = find();
    this.#results.set(key, found);
    return found;
  }

  #invalidate(): void {
    this.#sortKeys = undefined;
    this.#results.clear();
  }

  get #context(): TermContext {
    return { vocabulary: this.#vocabulary, highestOf: (term) => this.#highest[term] ?? 0 };
  }

  #rank(queryTerms: readonly QueryTerm[], locale: Locale, isWanted: (place: number) => boolean = isAny): RankedResults {
    this.#sortKeys ??= buildSortKeys(this.#order);
    const bit = localeBits[locale];
    const isShown = (place: number) => ((this.#shownIn[place] ?? 0) & bit) !== 0 && isWanted(place);
    return rankResults(queryTerms, this.#postings, this.#sortKeys, isShown);
  }

  #hits({ places, isPartial }: RankedResults): SearchHits {
    return { ids: places.map((place) => this.#ids[place] ?? 0), isPartial };
  }

  /** Returns queries that begin with this one, in the language of a shop version; the most frequent first. */
  complete(query: string, locale: Locale, limit: number): string[] {
    return this.#completions.of(query, locale, limit);
  }

  get size(): number {
    return this.#placeOf.size;
  }

  /** Number of replaced or removed documents that still take memory; an index with many should be rebuilt. */
  get wasted(): number {
    return this.#ids.length - this.#placeOf.size;
  }

  /** Returns each term of a document with its highest level there. */
  #termsOf({ texts }: SearchDocument): Map<number, number> {
    const terms = new Map<number, number>();
    for (const text of texts) {
      for (const [term, worth] of this.#digest(text)) terms.set(term, combineLevels(terms.get(term), worth));
    }
    return terms;
  }

  /** Returns the terms of a text; a text shared by documents is split once. */
  #digest(text: SearchText): readonly TermLevel[] {
    const known = this.#digests.get(text);
    if (known) return known;
    const terms = termsOfText(text, this.#vocabulary);
    if (text.names) this.#lexicon.learn(text.names, text.locale, text.text);
    this.#digests.set(text, terms);
    return terms;
  }

  #post(term: number, place: number, level: number): void {
    const posting = postingOf(place, level);
    const known = this.#postings[term];
    // An array created with its only element takes an eighth of the memory of one that is pushed to.
    if (known) known.push(posting);
    else this.#postings[term] = [posting];
    if (level > (this.#highest[term] ?? 0)) this.#highest[term] = level;
  }
}

/** With this weight, a page on a topic of the query comes before all pages that only share words with it. */
const topicWeight = 20;

const localeBits = { cs: 1, sk: 2 } as const satisfies Record<Locale, number>;

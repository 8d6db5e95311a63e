import type { Locale } from "~/platform/i18n/locale";
import { needsOf } from "../queryTerms";
import { rankFound } from "../rankResults";
import { Answers } from "../resultCache";
import { Completions } from "./completions";
import { foldedWords, isEmptyWord, isPreposition } from "./fold";
import { postingOf } from "./posting";
import { type Level, levels, nameAndKind, type SearchDocument, type SearchText } from "./searchDocument";
import { lastOrder, orderOf, type Ranks, ranksOf } from "./sortKeys";
import { Vocabulary } from "./vocabulary";

export type Found = {
  /** Best first. */
  ids: readonly number[];
  /** True where nothing answers every word, and these answer most of them. */
  isPartial: boolean;
};

/**
 * Documents of one kind, found by their words. Postings are plain arrays of small numbers, and what is known of a
 * document stands in columns, for shops of a hundred thousand products (docs/decisions/0005).
 */
export class SearchIndex {
  readonly #vocabulary = new Vocabulary();
  readonly #completions = new Completions();
  readonly #digests = new WeakMap<SearchText, readonly (readonly [term: number, worth: number])[]>();
  readonly #postings: number[][] = [];
  /** The highest level of each term. */
  readonly #highest: number[] = [];
  readonly #ids: number[] = [];
  readonly #shownIn: number[] = [];
  readonly #order: number[] = [];
  readonly #placeOf = new Map<number, number>();
  readonly #answers = new Answers();
  #ranks: Ranks | undefined;

  /** Adds a document, or puts it in the place of the one with its id. */
  put(document: SearchDocument): void {
    this.remove(document.id);
    const place = this.#ids.length;
    this.#ids.push(document.id);
    this.#shownIn.push(document.locales.reduce((bits, locale) => bits | localeBits[locale], 0));
    this.#order.push(orderOf(document));
    this.#placeOf.set(document.id, place);
    for (const text of document.texts) this.#completions.learn(text);
    for (const [term, level] of this.#termsOf(document)) this.#post(term, place, level);
    this.#forget();
  }

  remove(id: number): void {
    const place = this.#placeOf.get(id);
    if (place === undefined) return;
    this.#placeOf.delete(id);
    this.#shownIn[place] = 0;
    this.#order[place] = lastOrder;
    this.#forget();
  }

  /** The same answer, itself, until a document comes or goes. */
  find(query: string, locale: Locale): Found {
    return this.#answers.of(`${locale} ${query}`, () => this.#find(query, locale));
  }

  #forget(): void {
    this.#ranks = undefined;
    this.#answers.clear();
  }

  #find(query: string, locale: Locale): Found {
    const isNamed = (term: number) => (this.#highest[term] ?? 0) > levels.text;
    const needs = needsOf(query, this.#vocabulary, isNamed);
    this.#ranks ??= ranksOf(this.#order);
    const bit = localeBits[locale];
    const isShown = (place: number) => ((this.#shownIn[place] ?? 0) & bit) !== 0;
    const { places, isPartial } = rankFound(needs, this.#postings, this.#ranks, isShown);
    return { ids: places.map((place) => this.#ids[place] ?? 0), isPartial };
  }

  /** Whole queries that begin as this one does, in the words of a shop version; the most frequent first. */
  complete(query: string, locale: Locale, limit: number): string[] {
    return this.#completions.of(query, locale, limit);
  }

  get size(): number {
    return this.#placeOf.size;
  }

  /** Documents that were replaced or removed and still take room; an index of many should be built anew. */
  get wasted(): number {
    return this.#ids.length - this.#placeOf.size;
  }

  /** Each term of a document with the highest level that it has there. */
  #termsOf({ texts }: SearchDocument): Map<number, number> {
    const terms = new Map<number, number>();
    for (const text of texts) {
      for (const [term, worth] of this.#digest(text)) terms.set(term, joined(terms.get(term), worth));
    }
    return terms;
  }

  /** Terms of one text; one that documents share is taken apart once. */
  #digest(text: SearchText): readonly (readonly [term: number, worth: number])[] {
    const known = this.#digests.get(text);
    if (known) return known;
    let worth: number = levels[text.level];
    const terms: [number, number][] = [];
    for (const word of foldedWords(text.text)) {
      if (isPreposition(word)) worth = Math.min(worth, levels[oneLower[text.level]]);
      if (!isEmptyWord(word)) terms.push([this.#vocabulary.learn(word, text.locale), worth]);
    }
    this.#digests.set(text, terms);
    return terms;
  }

  #post(term: number, place: number, level: number): void {
    const posting = postingOf(place, level);
    const known = this.#postings[term];
    // An array that is born with its only element takes an eighth of one that is pushed to.
    if (known) known.push(posting);
    else this.#postings[term] = [posting];
    if (level > (this.#highest[term] ?? 0)) this.#highest[term] = level;
  }
}

const oneLower = { name: "kind", kind: "detail", detail: "detail", text: "text" } as const satisfies Record<
  Level,
  Level
>;

/** The level of a word that stands in two places. */
function joined(known: number | undefined, level: number): number {
  if (known === undefined || known === level) return level;
  const isBoth = Math.max(known, level) === levels.name && Math.min(known, level) === levels.kind;
  return isBoth ? nameAndKind : Math.max(known, level);
}

const localeBits = { cs: 1, sk: 2 } as const satisfies Record<Locale, number>;

import SearchableMap from "minisearch/SearchableMap";

import type { Locale } from "~/platform/i18n/locale";

import { stem } from "./stem";

const mostCompletions = 200;
const shortestForTypos = 5;

/** The words of an index. A term is the number of a stem; a form is a word as it was written, folded. */
export class Vocabulary {
  readonly #termOfStem = new Map<string, number>();
  readonly #termOfWord: Record<Locale, Map<string, number>> = { cs: new Map(), sk: new Map() };
  /** Terms of each form and of each stem, for the words of letters alone. */
  readonly #forms = new SearchableMap<number[]>();
  #size = 0;

  /** The term of a folded word of a text, new if need be. */
  learn(word: string, locale: Locale): number {
    const known = this.#termOfWord[locale].get(word);
    if (known !== undefined) return known;
    const stemmed = stem(word, locale);
    const term = this.#termOfStem.get(stemmed) ?? this.#newTerm(stemmed);
    // Numbers can be as many as products, so they are kept once and take part in neither completion nor typos.
    if (/\d/.test(word)) return term;
    this.#termOfWord[locale].set(word, term);
    this.#learnForm(word, term);
    this.#learnForm(stemmed, term);
    return term;
  }

  termOf(stemmed: string): number | undefined {
    return this.#termOfStem.get(stemmed);
  }

  /** Terms of the words that were written just so. */
  written(word: string): readonly number[] {
    return this.#forms.get(word) ?? [];
  }

  startingWith(start: string): Set<number> {
    const terms = new Set<number>();
    let seen = 0;
    for (const [, found] of this.#forms.atPrefix(start)) {
      for (const term of found) terms.add(term);
      seen += 1;
      if (seen === mostCompletions) break;
    }
    return terms;
  }

  /** Terms of the words that differ by one letter more, less or other, or by two letters changed round. */
  mistyped(word: string): Set<number> {
    if (word.length < shortestForTypos || /\d/.test(word)) return new Set();
    const near = [...this.#forms.fuzzyGet(word, 1).values()].flatMap(([terms]) => terms);
    const swapped = swaps(word).flatMap((other) => this.#forms.get(other) ?? []);
    return new Set([...near, ...swapped]);
  }

  get size(): number {
    return this.#size;
  }

  #newTerm(stemmed: string): number {
    const term = this.#size;
    this.#termOfStem.set(stemmed, term);
    this.#size += 1;
    return term;
  }

  #learnForm(form: string, term: number): void {
    const terms = this.#forms.get(form);
    if (!terms) this.#forms.set(form, [term]);
    else if (!terms.includes(term)) terms.push(term);
  }
}

function swaps(word: string): string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );
}

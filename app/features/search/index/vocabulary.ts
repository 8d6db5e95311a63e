import SearchableMap from "minisearch/SearchableMap";

import type { Locale } from "~/platform/i18n/locale";

import { swaps } from "../understanding/phraseTable";
import { stem, stemsOf } from "./stem";

const maxCompletions = 200;
const minTypoLength = 5;
const minBeginningLength = 3;

/** The words of an index. A term is the number of a stem; a form is a word as it occurs in a text, folded. */
export class Vocabulary {
  readonly #termOfStem = new Map<string, number>();
  readonly #termOfWord: Record<Locale, Map<string, number>> = { cs: new Map(), sk: new Map() };
  /** Terms of each form and of each stem, for words without digits. */
  readonly #forms = new SearchableMap<number[]>();
  #size = 0;

  /** Returns the term of a folded word, adding it if it is new. */
  learn(word: string, locale: Locale): number {
    const known = this.#termOfWord[locale].get(word);
    if (known !== undefined) return known;
    const stemmed = stem(word, locale);
    const term = this.#termOfStem.get(stemmed) ?? this.#newTerm(stemmed);
    // Words with digits take part in neither completion nor typo tolerance, as there may be as many numbers as
    // products.
    if (/\d/.test(word)) return term;
    this.#termOfWord[locale].set(word, term);
    this.#learnForm(word, term);
    this.#learnForm(stemmed, term);
    return term;
  }

  /** Returns the term of a facet, adding it if it is new; no word leads to such a term. */
  learnFacet(facet: string): number {
    return this.#termOfStem.get(facet) ?? this.#newTerm(facet);
  }

  /** Returns the term of a stem or facet; undefined when no document has it. */
  termOf(stemmed: string): number | undefined {
    return this.#termOfStem.get(stemmed);
  }

  /** Returns the terms of the words that occur in exactly this form. */
  exactTerms(word: string): readonly number[] {
    return this.#forms.get(word) ?? [];
  }

  /** True for a form or stem of a word of a text; with `isBeginning` also for the beginning of a form. */
  isWord(word: string, isBeginning: boolean): boolean {
    if (this.#forms.has(word) || stemsOf(word).some((stemmed) => this.#termOfStem.has(stemmed))) return true;
    return isBeginning && word.length >= minBeginningLength && this.#forms.atPrefix(word).size > 0;
  }

  startingWith(start: string): Set<number> {
    const terms = new Set<number>();
    let formCount = 0;
    for (const [, found] of this.#forms.atPrefix(start)) {
      for (const term of found) terms.add(term);
      formCount += 1;
      if (formCount === maxCompletions) break;
    }
    return terms;
  }

  /** Returns the terms of words that differ by one added, missing or wrong letter or by two swapped letters. */
  mistyped(word: string): Set<number> {
    if (word.length < minTypoLength || /\d/.test(word)) return new Set();
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

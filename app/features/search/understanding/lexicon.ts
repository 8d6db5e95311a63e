import type { Locale } from "~/platform/i18n/locale";

import { foldedWords, isPreposition, isStopWord } from "../index/fold";
import { groupOf, meaningPhrases, meaningSenses, type Sense } from "./meaningPhrases";
import { facetPenalties, type Meaning } from "./meanings";
import { PhraseTable } from "./phraseTable";
import type { QueryToken } from "./queryTokens";

const minClearStemLength = 5;

type NamedFacet = { facet: string; penalty: number };

/**
 * Knows what words say about the products of an index. It combines the names of attribute values and colours that the
 * products have with the table of meanings, so a new value is understood by its name as soon as a product has it.
 */
export class Lexicon {
  readonly #names = new PhraseTable<NamedFacet>();
  readonly #textOf = new Map<string, Partial<Record<Locale, string>>>();
  readonly #shared: Record<string, NamedFacet> = {};

  learn(facet: string, locale: Locale, name: string): void {
    const texts = this.#textOf.get(facet) ?? {};
    if (texts[locale] === name) return;
    this.#textOf.set(facet, { ...texts, [locale]: name });
    const text = name.replace(/\(.*\)/, "").trim();
    this.#names.add(text, this.#named(facet, facetPenalties.exact));
    const words = foldedWords(text);
    const end = words.findIndex(isPreposition);
    const described = end > 0 ? words.slice(0, end) : words;
    if (words.length < 2) return;
    for (const word of described) if (!isStopWord(word)) this.#names.add(word, this.#named(facet, facetPenalties.also));
  }

  textOf(facet: string, locale: Locale): string | undefined {
    return this.#textOf.get(facet)?.[locale];
  }

  has(facet: string): boolean {
    return this.#textOf.has(facet);
  }

  /** Returns the values of a group that products have. */
  facetsOf(group: string): string[] {
    return [...this.#textOf.keys()].filter((facet) => groupOf(facet) === group);
  }

  get isEmpty(): boolean {
    return this.#textOf.size === 0;
  }

  longestFrom(token: QueryToken): number {
    return Math.max(this.#names.longestFrom(token), meaningPhrases.longestFrom(token));
  }

  /** Returns the senses of a word or phrase, one for each group of facets. */
  sensesOf(tokens: readonly QueryToken[]): Sense[] {
    return this.#combine(this.#names.valuesOf(tokens), meaningPhrases.valuesOf(tokens));
  }

  /**
   * True for a word that is found only after a long ending is cut off and has no known form: `kožych` is not a form of
   * `koža`.
   */
  isDoubtful(token: QueryToken): boolean {
    if (this.#names.hasExact(token) || meaningPhrases.hasExact(token)) return false;
    const stemLength = Math.min(token.cs.length, token.sk.length);
    return stemLength < minClearStemLength && token.folded.length - stemLength > 2;
  }

  sensesOfMistyped(token: QueryToken): Sense[] {
    return this.#combine(this.#names.mistyped(token), meaningPhrases.mistyped(token));
  }

  #combine(names: readonly NamedFacet[], found: readonly Meaning[]): Sense[] {
    const byGroup = new Map<string, { facets: Map<string, number>; meaning?: Meaning }>();
    const groupFor = (group: string, meaning?: Meaning) => {
      const known = byGroup.get(group) ?? { facets: new Map<string, number>(), ...(meaning ? { meaning } : {}) };
      byGroup.set(group, known);
      return known.facets;
    };
    for (const { facet, penalty } of names) lower(groupFor(groupOf(facet)), facet, penalty);
    for (const meaning of found) {
      const sense = meaningSenses.get(meaning);
      const known = [...(sense?.facets ?? [])].filter(([facet]) => this.has(facet) || isIntent(facet));
      if (!sense || known.length === 0) continue;
      const facets = groupFor(sense.group, names.length > 0 ? undefined : meaning);
      for (const [facet, penalty] of known) lower(facets, facet, penalty);
    }
    return [...byGroup].map(([group, sense]) => ({ group, ...sense }));
  }

  /** Returns the same object for the same facet, so that tables hold it once. */
  #named(facet: string, penalty: number): NamedFacet {
    const key = `${facet} ${penalty}`;
    this.#shared[key] ??= { facet, penalty };
    return this.#shared[key];
  }
}

/**
 * True for gifts and imitations, which are not values of products: every shop understands them once it has any values.
 */
function isIntent(facet: string): boolean {
  return facet === "giftIdea/any" || facet === "imitation/any";
}

function lower(facets: Map<string, number>, facet: string, penalty: number): void {
  facets.set(facet, Math.min(penalty, facets.get(facet) ?? penalty));
}

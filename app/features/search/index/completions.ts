import type { Locale } from "~/platform/i18n/locale";

import { fold, foldedWords, isStopWord } from "./fold";
import type { SearchText } from "./searchDocument";
import { stem } from "./stem";

const maxPhrases = 5_000;
const maxPhraseWords = 4;

type Phrase = { text: string; folded: string; times: number };

/** Collects phrases that complete what a visitor types, taken from names and kinds, in each language. */
export class Completions {
  readonly #phrases: Record<Locale, Map<string, Phrase>> = { cs: new Map(), sk: new Map() };

  /** Caches the phrases of texts that many documents share, so that each text is split once. */
  readonly #learnt = new WeakMap<SearchText, readonly Phrase[]>();

  learn(text: SearchText): void {
    if (text.level !== "name" && text.level !== "kind") return;
    const known = this.#learnt.get(text) ?? this.#phrasesIn(text);
    for (const phrase of known) phrase.times += 1;
    this.#learnt.set(text, known);
  }

  of(query: string, locale: Locale, limit: number): string[] {
    const start = foldedWords(query).join(" ");
    const seenMeanings = new Set([stemmed(start, locale)]);
    const chosen: string[] = [];
    for (const phrase of this.#startingWith(start, locale)) {
      const meaning = stemmed(phrase.folded, locale);
      if (seenMeanings.has(meaning)) continue;
      seenMeanings.add(meaning);
      chosen.push(phrase.text);
      if (chosen.length === limit) break;
    }
    return chosen;
  }

  #startingWith(start: string, locale: Locale): Phrase[] {
    const phrases = [...this.#phrases[locale].values()].filter(({ folded }) => folded.startsWith(start));
    return phrases.sort((a, b) => b.times - a.times || a.text.length - b.text.length || (a.folded < b.folded ? -1 : 1));
  }

  #phrasesIn({ text, locale }: SearchText): Phrase[] {
    const phrases = this.#phrases[locale];
    return phrasesOf(text).flatMap((phrase) => {
      const folded = fold(phrase);
      const known = phrases.get(folded);
      if (known) return [known];
      if (phrases.size === maxPhrases) return [];
      const learnt = { text: phrase, folded, times: 0 };
      phrases.set(folded, learnt);
      return [learnt];
    });
  }
}

/**
 * Splits `Pánský kožich z beránka Leoš` into pánský kožich z beránka, kožich z beránka, pánský kožich, kožich: the
 * words before the model's own name, from each word that can start a phrase.
 */
function phrasesOf(text: string): string[] {
  const [first = "", ...rest] = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  const end = rest.findIndex((word) => /^\p{Lu}|\d/u.test(word));
  const words = [lowerCased(first), ...(end < 0 ? rest : rest.slice(0, end))];
  const prepositionIndex = words.findIndex((word) => isStopWord(fold(word)));
  const noun = prepositionIndex < 0 ? words : words.slice(0, prepositionIndex);
  const starts = noun.map((_, index) => index);
  const wholePhrases =
    prepositionIndex < 0 || prepositionIndex === words.length - 1 ? [] : starts.map((start) => words.slice(start));
  return [...wholePhrases, ...starts.map((start) => noun.slice(start))]
    .filter((phrase) => phrase.length <= maxPhraseWords && phrase.join("").length > 2)
    .map((phrase) => phrase.join(" "));
}

function lowerCased(word: string): string {
  return /^\p{Lu}{2}/u.test(word) ? word : word.toLowerCase();
}

function stemmed(folded: string, locale: Locale): string {
  return foldedWords(folded)
    .map((word) => stem(word, locale))
    .join(" ");
}

import type { Locale } from "~/platform/i18n/locale";

import { fold, foldedWords, isEmptyWord } from "./fold";
import type { SearchText } from "./searchDocument";
import { stem } from "./stem";

const mostPhrases = 5_000;
const longestPhrase = 4;

type Phrase = { text: string; folded: string; times: number };

/** Phrases that visitors may mean while they type, from names and kinds, in the words of each language. */
export class Completions {
  readonly #phrases: Record<Locale, Map<string, Phrase>> = { cs: new Map(), sk: new Map() };

  /** Phrases of the texts that many documents share. */
  readonly #learnt = new WeakMap<SearchText, readonly Phrase[]>();

  learn(text: SearchText): void {
    if (text.level !== "name" && text.level !== "kind") return;
    const known = this.#learnt.get(text) ?? this.#phrasesIn(text);
    for (const phrase of known) phrase.times += 1;
    this.#learnt.set(text, known);
  }

  of(query: string, locale: Locale, limit: number): string[] {
    const start = foldedWords(query).join(" ");
    const meant = new Set([stemmed(start, locale)]);
    const chosen: string[] = [];
    for (const phrase of this.#startingWith(start, locale)) {
      const meaning = stemmed(phrase.folded, locale);
      if (meant.has(meaning)) continue;
      meant.add(meaning);
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
      if (phrases.size === mostPhrases) return [];
      const learnt = { text: phrase, folded, times: 0 };
      phrases.set(folded, learnt);
      return [learnt];
    });
  }
}

/**
 * `Pánský kožich z beránka Leoš` → pánský kožich z beránka, kožich z beránka, pánský kožich, kožich: what stands before
 * a model's own name, from each word that can open a phrase.
 */
export function phrasesOf(text: string): string[] {
  const [first = "", ...rest] = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  const end = rest.findIndex((word) => /^\p{Lu}|\d/u.test(word));
  const words = [lowered(first), ...(end < 0 ? rest : rest.slice(0, end))];
  const joint = words.findIndex((word) => isEmptyWord(fold(word)));
  const noun = joint < 0 ? words : words.slice(0, joint);
  const starts = noun.map((_, index) => index);
  const whole = joint < 0 || joint === words.length - 1 ? [] : starts.map((start) => words.slice(start));
  return [...whole, ...starts.map((start) => noun.slice(start))]
    .filter((phrase) => phrase.length <= longestPhrase && phrase.join("").length > 2)
    .map((phrase) => phrase.join(" "));
}

function lowered(word: string): string {
  return /^\p{Lu}{2}/u.test(word) ? word : word.toLowerCase();
}

function stemmed(folded: string, locale: Locale): string {
  return foldedWords(folded)
    .map((word) => stem(word, locale))
    .join(" ");
}

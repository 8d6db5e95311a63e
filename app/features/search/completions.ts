import type { Locale } from "~/platform/locale";

import { fold, foldedWords, isEmptyWord } from "./fold";
import type { SearchText } from "./searchDocument";
import { stem } from "./stem";

const mostPhrases = 5_000;
const longestPhrase = 4;

type Phrase = { text: string; folded: string; times: number };

/** Phrases that visitors may mean while they type, from names and kinds, in the words of each language. */
export class Completions {
  readonly #phrases: Record<Locale, Map<string, Phrase>> = { cs: new Map(), sk: new Map() };

  learn({ level, locale, text }: SearchText): void {
    if (level !== "name" && level !== "kind") return;
    for (const phrase of phrasesOf(text)) this.#count(phrase, locale);
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

  #count(text: string, locale: Locale): void {
    const phrases = this.#phrases[locale];
    const folded = fold(text);
    const known = phrases.get(folded);
    if (known) known.times += 1;
    else if (phrases.size < mostPhrases) phrases.set(folded, { text, folded, times: 1 });
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

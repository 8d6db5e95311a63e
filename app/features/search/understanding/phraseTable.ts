import SearchableMap from "minisearch/SearchableMap";

import { stem } from "../index/stem";
import { type QueryToken, tokensOf } from "./queryTokens";

const maxPhraseWords = 5;
const minTypoLength = 5;
const minTypoStemLength = 6;

/** Maps words and phrases to values. The exact form is looked up first, then the stems in either language. */
export class PhraseTable<Value> {
  readonly #exact = new Map<string, Value[]>();
  readonly #byStems = new Map<string, Value[]>();
  /** Single words and their stems, for correcting typos. */
  readonly #forms = new SearchableMap<Value[]>();
  readonly #longestFrom = new Map<string, number>();

  /** Adds a phrase. One that begins with `=` is found only in exactly this form. */
  add(phrase: string, value: Value): void {
    const tokens = tokensOf(phrase);
    const [first] = tokens;
    if (!first || tokens.length > maxPhraseWords) return;
    push(this.#exact, keyOf(tokens, "folded"), value);
    this.#learnLength(first, tokens.length);
    if (phrase.startsWith("=")) return;
    for (const key of new Set([keyOf(tokens, "cs"), keyOf(tokens, "sk")])) push(this.#byStems, key, value);
    if (tokens.length === 1) this.#learnForms(first, value);
  }

  /** Returns the values of the phrase that all the tokens form together. */
  valuesOf(tokens: readonly QueryToken[]): readonly Value[] {
    const exact = this.#exact.get(keyOf(tokens, "folded"));
    if (exact) return exact;
    return this.#byStems.get(keyOf(tokens, "cs")) ?? this.#byStems.get(keyOf(tokens, "sk")) ?? [];
  }

  /** True for a word that was added in exactly this form. */
  hasExact({ folded }: QueryToken): boolean {
    return this.#exact.has(folded);
  }

  /** Returns the length of the longest phrase that may begin with this token. */
  longestFrom({ cs, sk }: QueryToken): number {
    return Math.max(this.#longestFrom.get(cs) ?? 0, this.#longestFrom.get(sk) ?? 0);
  }

  /** Returns the values of words that differ from this one by a letter or by two swapped letters. */
  mistyped({ folded, cs, sk }: QueryToken): readonly Value[] {
    if (folded.length < minTypoLength || /\d/.test(folded)) return [];
    const near = this.#near(folded, minTypoLength);
    if (near.length > 0) return near;
    return [cs, sk].flatMap((stemmed) => this.#near(stemmed, minTypoStemLength));
  }

  #near(word: string, minLength: number): Value[] {
    if (word.length < minLength) return [];
    const found = [...this.#forms.fuzzyGet(word, 1)].filter(([form]) => form.length >= minLength);
    return [
      ...found.flatMap(([, [values]]) => values),
      ...swaps(word).flatMap((other) => this.#forms.get(other) ?? []),
    ];
  }

  #learnLength({ stems }: QueryToken, length: number): void {
    for (const start of stems) this.#longestFrom.set(start, Math.max(length, this.#longestFrom.get(start) ?? 0));
  }

  #learnForms({ folded }: QueryToken, value: Value): void {
    if (/\d/.test(folded)) return;
    for (const form of new Set([folded, stem(folded, "cs"), stem(folded, "sk")])) {
      const known = this.#forms.get(form);
      if (known) known.push(value);
      else this.#forms.set(form, [value]);
    }
  }
}

/** Returns the words with two neighbouring letters swapped. */
export function swaps(word: string): string[] {
  return Array.from(
    { length: Math.max(0, word.length - 1) },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );
}

function keyOf(tokens: readonly QueryToken[], form: "folded" | "cs" | "sk"): string {
  return tokens.map((token) => token[form]).join(" ");
}

function push<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const known = map.get(key);
  if (!known) map.set(key, [value]);
  else if (!known.includes(value)) known.push(value);
}

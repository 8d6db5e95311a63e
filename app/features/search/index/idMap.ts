/** Whole numbers, from 1, for ids that are words; a word keeps its number as long as the process lives. */
export class Numbering {
  readonly #numbers = new Map<string, number>();
  readonly #words: string[] = [];

  numberOf(word: string): number {
    const known = this.#numbers.get(word);
    if (known !== undefined) return known;
    const number = this.#words.push(word);
    this.#numbers.set(word, number);
    return number;
  }

  /** The words of numbers that were given out, in their order. */
  wordsOf(numbers: readonly number[]): string[] {
    return numbers.flatMap((number) => this.#words[number - 1] ?? []);
  }
}

/** Numbers string ids from 1; an id keeps its number for the lifetime of the process. */
export class IdMap {
  readonly #numbers = new Map<string, number>();
  readonly #keys: string[] = [];

  idFor(key: string): number {
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = this.#keys.push(key);
    this.#numbers.set(key, number);
    return number;
  }

  /** Returns the string ids of these numbers, in the same order. */
  keysOf(numbers: readonly number[]): string[] {
    return numbers.flatMap((number) => this.#keys[number - 1] ?? []);
  }
}

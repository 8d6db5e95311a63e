import type { Found } from "./index/searchIndex";

/** About 8 MB. */
const mostIds = 1_000_000;

/** What was found lately: in a large shop the few words that most visitors look for answer with most products. */
export class Answers {
  readonly #known = new Map<string, Found>();
  #idCount = 0;

  of(query: string, find: () => Found): Found {
    const known = this.#known.get(query);
    if (known) {
      this.#known.delete(query);
      this.#known.set(query, known);
      return known;
    }
    const found = find();
    this.#known.set(query, found);
    this.#idCount += weightOf(found);
    for (const [oldest, answer] of this.#known) {
      if (this.#idCount <= mostIds || answer === found) break;
      this.#known.delete(oldest);
      this.#idCount -= weightOf(answer);
    }
    return found;
  }

  clear(): void {
    this.#known.clear();
    this.#idCount = 0;
  }
}

/** An answer of nothing takes room as well. */
function weightOf({ ids }: Found): number {
  return ids.length + 100;
}

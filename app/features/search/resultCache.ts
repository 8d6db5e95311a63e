import type { SearchHits } from "./index/searchIndex";

/** About 8 MB. */
const maxCachedIds = 1_000_000;

/**
 * A least-recently-used cache of results. In a large shop, the words that most visitors search for match most products.
 */
export class ResultCache {
  readonly #known = new Map<string, SearchHits>();
  #idCount = 0;

  of(query: string, find: () => SearchHits): SearchHits {
    const known = this.#known.get(query);
    if (known) {
      this.#known.delete(query);
      this.#known.set(query, known);
      return known;
    }
    const found = find();
    this.#known.set(query, found);
    this.#idCount += weightOf(found);
    for (const [oldest, hits] of this.#known) {
      if (this.#idCount <= maxCachedIds || hits === found) break;
      this.#known.delete(oldest);
      this.#idCount -= weightOf(hits);
    }
    return found;
  }

  clear(): void {
    this.#known.clear();
    this.#idCount = 0;
  }
}

/** Even empty results take memory. */
function weightOf({ ids }: SearchHits): number {
  return ids.length + 100;
}

import { LRUCache } from "lru-cache";

import type { SearchHits } from "./index/searchIndex";

/** About 8 MB. */
const maxCachedIds = 1_000_000;

/**
 * Creates a least-recently-used cache of results. Its size counts ids, as in a large shop the words that most visitors
 * search for match most products.
 */
export function createResultCache(): LRUCache<string, SearchHits> {
  return new LRUCache({ maxSize: maxCachedIds, sizeCalculation: weightOf });
}

/** Returns the size of a cache entry; even empty results take memory. */
function weightOf({ ids }: SearchHits): number {
  return ids.length + 100;
}

import { setTimeout as delay } from "node:timers/promises";

import type { Db } from "~/platform/database/database.server";
import type { Locale } from "~/platform/i18n/locale";

import { type LiveIndex, openLiveIndex, type SearchDeps } from "./index/liveIndex.server";
import type { SearchKind } from "./index/searchDocument";
import type { SearchHits, SearchIndex } from "./index/searchIndex";
import { searchSources } from "./index/sources.server";
import { findIdsByCode } from "./productCode.queries.server";

/** How long a search waits for an index that is not built yet. */
const maxWaitMs = 5_000;

export type SearchResults = Partial<Record<SearchKind, SearchHits>>;

const opened = new WeakMap<Db, Map<SearchKind, LiveIndex>>();

/** Starts building the indexes of a shop once; the first search also does it. */
export function openSearch(world: SearchDeps): ReadonlyMap<SearchKind, LiveIndex> {
  const known = opened.get(world.db);
  if (known) return known;
  const live = new Map(searchSources.map((source) => [source.kind, openLiveIndex(world, source)]));
  opened.set(world.db, live);
  return live;
}

/** Returns the results of a query by kind; undefined while the indexes are still being built. */
export async function searchShop(world: SearchDeps, locale: Locale, query: string): Promise<SearchResults | undefined> {
  const [indexes, foundByCode] = await Promise.all([readyIndexes(world), findIdsByCode(world.db, locale, query)]);
  if (!indexes) return undefined;
  const found = Object.fromEntries(indexes.map(([kind, index]) => [kind, index.find(query, locale)]));
  return { ...found, products: codeMatchesFirst(foundByCode, found.products) };
}

async function readyIndexes(world: SearchDeps): Promise<[SearchKind, SearchIndex][] | undefined> {
  const waiting = Promise.all(
    [...openSearch(world)].map(
      async ([kind, live]): Promise<[SearchKind, SearchIndex]> => [kind, await live.current()],
    ),
  );
  return Promise.race([waiting, delay(maxWaitMs, undefined, { ref: false })]);
}

/** Puts products found by code first. A code is unambiguous, so partial matches are left out beside it. */
function codeMatchesFirst(
  foundByCode: readonly number[],
  found: SearchHits = { ids: [], isPartial: false },
): SearchHits {
  if (foundByCode.length === 0) return found;
  const others = found.isPartial ? [] : found.ids.filter((id) => !foundByCode.includes(id));
  return { ids: [...foundByCode, ...others], isPartial: false };
}

import { setTimeout as delay } from "node:timers/promises";

import type { Db } from "~/platform/database/database.server";
import type { Locale } from "~/platform/i18n/locale";

import { type Clocked, type LiveIndex, openLiveIndex } from "./index/liveIndex.server";
import type { SearchKind } from "./index/searchDocument";
import type { Found, SearchIndex } from "./index/searchIndex";
import { searchSources } from "./index/sources.server";
import { findIdsByCode } from "./productCode.queries.server";

/** A visitor who searches before the index is built waits so long. */
const longestWaitMs = 5_000;

export type SearchResults = Partial<Record<SearchKind, Found>>;

const opened = new WeakMap<Db, Map<SearchKind, LiveIndex>>();

/** Starts to build the indexes of a shop, once; the first search does it, too. */
export function openSearch(world: Clocked): ReadonlyMap<SearchKind, LiveIndex> {
  const known = opened.get(world.db);
  if (known) return known;
  const live = new Map(searchSources.map((source) => [source.kind, openLiveIndex(world, source)]));
  opened.set(world.db, live);
  return live;
}

/** What answers a query, by kind; undefined while the indexes are still being built. */
export async function searchShop(world: Clocked, locale: Locale, query: string): Promise<SearchResults | undefined> {
  const [indexes, coded] = await Promise.all([readyIndexes(world), findIdsByCode(world.db, locale, query)]);
  if (!indexes) return undefined;
  const found = Object.fromEntries(indexes.map(([kind, index]) => [kind, index.find(query, locale)]));
  return { ...found, products: codedFirst(coded, found.products) };
}

async function readyIndexes(world: Clocked): Promise<[SearchKind, SearchIndex][] | undefined> {
  const waiting = Promise.all(
    [...openSearch(world)].map(
      async ([kind, live]): Promise<[SearchKind, SearchIndex]> => [kind, await live.current()],
    ),
  );
  return Promise.race([waiting, delay(longestWaitMs, undefined, { ref: false })]);
}

/** A code says exactly what is meant, so nothing that answers it only in part is shown beside it. */
function codedFirst(coded: readonly number[], found: Found = { ids: [], isPartial: false }): Found {
  if (coded.length === 0) return found;
  const others = found.isPartial ? [] : found.ids.filter((id) => !coded.includes(id));
  return { ids: [...coded, ...others], isPartial: false };
}

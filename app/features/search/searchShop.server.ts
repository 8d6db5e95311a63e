import { setTimeout as delay } from "node:timers/promises";

import type { Db } from "~/platform/database/database.server";
import type { Locale } from "~/platform/i18n/locale";

import { type LiveIndex, openLiveIndex, type SearchDeps } from "./index/liveIndex.server";
import type { SearchKind } from "./index/searchDocument";
import type { SearchHits, SearchIndex } from "./index/searchIndex";
import { searchSources } from "./index/sources.server";
import { keepLabelled } from "./keepLabelled.server";
import { keepWithinPrice } from "./keepWithinPrice.server";
import { findIdsByCode } from "./productCode.queries.server";
import { categoryTokens } from "./queryPlan";
import { asksForNotSold, describesGoods, type Understanding } from "./understanding/understanding";

/** How long a search waits for an index that is not built yet. */
const maxWaitMs = 5_000;

export type SearchHitsByKind = Partial<Record<SearchKind, SearchHits>>;
export type SearchResults = { hits: SearchHitsByKind; understanding: Understanding; names: FacetNames };
/** Returns the names of the facets that a query was understood as. */
export type FacetNames = Pick<SearchIndex, "textOf">;

const opened = new WeakMap<Db, Map<SearchKind, LiveIndex>>();

/** Starts building the indexes of a shop, once. The first search also calls this. */
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
  const products = indexes?.get("products");
  if (!indexes || !products) return undefined;
  const understanding = products.understand(query, locale);
  if (asksForNotSold(understanding) && understanding.topics.length === 0) return nothingSold(understanding, products);
  const found = isOnlyInformation(understanding)
    ? { ids: [], isPartial: false }
    : await applyLabelsAndPrice(world, locale, understanding, products.findUnderstood(query, locale, understanding));
  const { topics, tokens } = understanding;
  const isSpelled = (folded: string) => products.hasWord(folded);
  const others = {
    categories: indexes.get("categories")?.find(query, locale, { tokens: categoryTokens(understanding), isSpelled }),
    posts: indexes.get("posts")?.find(query, locale, { topics, tokens, isSpelled }),
    pages: indexes.get("pages")?.find(query, locale, { topics, tokens, isSpelled }),
  };
  const hits: SearchHitsByKind = Object.fromEntries(Object.entries(others).filter(([, ofKind]) => ofKind));
  return { hits: { ...hits, products: codeMatchesFirst(foundByCode, found) }, understanding, names: products };
}

/**
 * Returns no results, for a query that asks only for things that the shop does not sell: products whose descriptions
 * mention shoes do not help a visitor who looks for shoes.
 */
function nothingSold(understanding: Understanding, names: FacetNames): SearchResults {
  return { hits: { products: { ids: [], isPartial: false } }, understanding, names };
}

/** Keeps the results that the labels and the price of the query allow. */
async function applyLabelsAndPrice(world: SearchDeps, locale: Locale, understanding: Understanding, found: SearchHits) {
  const labelled = await keepLabelled(world, locale, understanding, found);
  return keepWithinPrice(world.db, locale, understanding, labelled);
}

/**
 * True for a query about the shop itself, for which products are not searched: their descriptions might only share a
 * word with it.
 */
function isOnlyInformation(understanding: Understanding): boolean {
  return understanding.topics.length > 0 && !describesGoods(understanding);
}

async function readyIndexes(world: SearchDeps): Promise<Map<SearchKind, SearchIndex> | undefined> {
  const waiting = Promise.all(
    [...openSearch(world)].map(
      async ([kind, live]): Promise<[SearchKind, SearchIndex]> => [kind, await live.current()],
    ),
  );
  const ready = await Promise.race([waiting, delay(maxWaitMs, undefined, { ref: false })]);
  return ready && new Map(ready);
}

/** Puts products found by code first. A code is unambiguous, so partial matches are then left out. */
function codeMatchesFirst(foundByCode: readonly number[], found: SearchHits): SearchHits {
  if (foundByCode.length === 0) return found;
  const others = found.isPartial ? [] : found.ids.filter((id) => !foundByCode.includes(id));
  return { ids: [...foundByCode, ...others], isPartial: false };
}

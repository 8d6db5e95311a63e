import { LRUCache } from "lru-cache";

import type { Label } from "~/features/products/label";
import type { Db } from "~/platform/database/database.server";
import type { Locale } from "~/platform/i18n/locale";

import { type Bitset, hasBit } from "./index/bitset";
import { computePublicationSets, type ListingIndex, type PublicationSets, slotOf } from "./index/listingIndex";
import { readListingIndex } from "./index/readListingIndex.server";
import {
  bitsetOfValue,
  type FacetCounts,
  type Selection,
  type SelectionInput,
  selectProducts,
} from "./index/selectProducts";
import { listingPageSize } from "./listing";
import {
  byGroup,
  emptyFilter,
  type FilterGroupName,
  isEmptyFilter,
  type ListingFilter,
  labelValues,
} from "./listingFilter";
import { type ListingScope, selectInScope } from "./listingScope";
import type { Sort } from "./listingSort";

export type ListingRequest = {
  scope: ListingScope;
  filter: ListingFilter;
  sort: Sort;
  /** Page number, counted from 1. */
  page: number;
};

export type ListedProducts = {
  /** Ids of the products on the page, in order; empty beyond the end. */
  ids: readonly number[];
  productCount: number;
  /** Number of products without any filter. */
  unfilteredCount: number;
  /** Counts of the values that the unfiltered listing has, and of the chosen values. */
  facets: FacetCounts;
  prices: Selection["prices"];
};

/**
 * Selects a page of a listing with the counts of its filter values. It needs no query except the one, once a second,
 * that checks whether the catalog has changed. `now` decides what is published and what is new.
 */
export async function listProducts(
  db: Db,
  locale: Locale,
  { scope, filter, sort, page }: ListingRequest,
  now: number,
): Promise<ListedProducts> {
  const index = await readListingIndex(db);
  const cache = selectionCacheFor(index, now);
  const unfilteredKey = cacheKey(locale, scope);
  const unfiltered = memoize(cache.selections, unfilteredKey, () => selectUnfiltered(cache, locale, scope));
  const key = isEmptyFilter(filter) ? unfilteredKey : unfilteredKey && `${unfilteredKey} ${JSON.stringify(filter)}`;
  const { selection } = isEmptyFilter(filter)
    ? unfiltered
    : memoize(cache.selections, key, () => ({
        input: unfiltered.input,
        selection: selectProducts(unfiltered.input, filter, presentAndChosen(unfiltered.selection.facets, filter)),
      }));
  return {
    ids: memoize(cache.pages, key && `${key} ${sort} ${page}`, () =>
      idsOfPage(index, slotsInOrder(index, locale, scope, sort), selection, page),
    ),
    productCount: selection.count,
    unfilteredCount: unfiltered.selection.count,
    facets: selection.facets,
    prices: selection.prices,
  };
}

/** Returns the products that have a label in a shop version at a time; undefined when there are none. */
export function labelledProducts(index: ListingIndex, locale: Locale, label: Label, now: number): Bitset | undefined {
  const { publication } = selectionCacheFor(index, now);
  return bitsetOfValue({ index, locale, publication }, "label", labelValues[label]);
}

/** Selections from an index and the ids of their pages; valid as long as its `publication` sets are. */
type SelectionCache = {
  index: ListingIndex;
  publication: PublicationSets;
  selections: LRUCache<string, CachedSelection>;
  /** Pages are cached, as finding the few products of a small selection reads the order of the whole shop. */
  pages: LRUCache<string, readonly number[]>;
};
type CachedSelection = { input: SelectionInput; selection: Selection };

const selectionCaches = new WeakMap<ListingIndex, SelectionCache>();
/** Each selection takes two bits a product: 25 kB in a shop of 100,000. */
const maxCachedSelections = 300;
const maxCachedPages = 1_000;

function selectionCacheFor(index: ListingIndex, now: number): SelectionCache {
  const known = selectionCaches.get(index);
  if (known && now >= known.publication.from && now < known.publication.until) return known;
  const cache: SelectionCache = {
    index,
    publication: computePublicationSets(index, now),
    selections: new LRUCache({ max: maxCachedSelections }),
    pages: new LRUCache({ max: maxCachedPages }),
  };
  selectionCaches.set(index, cache);
  return cache;
}

/** Selections from fewer search results than this are cheap and not cached. */
const minCachedResults = 1_000;
const listNumbers = new WeakMap<readonly number[], number>();
let lastListNumber = 0;

/**
 * Returns null for a selection that is not worth caching. Search results are identified by their array, which the
 * search reuses.
 */
function cacheKey(locale: Locale, scope: ListingScope): string | null {
  if (scope.kind !== "found") return `${locale} ${JSON.stringify(scope)}`;
  if (scope.ids.length < minCachedResults) return null;
  const number = listNumbers.get(scope.ids) ?? ++lastListNumber;
  listNumbers.set(scope.ids, number);
  return `${locale} found ${number}`;
}

function memoize<Value extends object>(cache: LRUCache<string, Value>, key: string | null, make: () => Value): Value {
  if (key === null) return make();
  const value = cache.get(key) ?? make();
  cache.set(key, value);
  return value;
}

/** Selects the listing without a filter, and counts the values that occur in it. */
function selectUnfiltered(
  { index, publication }: SelectionCache,
  locale: Locale,
  scope: ListingScope,
): CachedSelection {
  const input = { index, locale, publication, base: selectInScope(index, locale, publication, scope) };
  const known = (group: FilterGroupName) =>
    group === "label" ? Object.values(labelValues) : index.values[group].keys();
  const selection = selectProducts(input, emptyFilter, byGroup(known));
  const present = (group: FilterGroupName) => new Map([...selection.facets[group]].filter(([, count]) => count > 0));
  return { input, selection: { ...selection, facets: byGroup(present) } };
}

function presentAndChosen(facets: FacetCounts, { values }: ListingFilter) {
  return byGroup((group) => new Set([...facets[group].keys(), ...values[group]]));
}

/**
 * Returns slots in the order of a sort. Search results keep their order of relevance unless the visitor chooses another
 * sort.
 */
function slotsInOrder(index: ListingIndex, locale: Locale, scope: ListingScope, sort: Sort): Iterable<number> {
  return scope.kind === "found" && sort === "doporucene"
    ? slotsOf(index, scope.ids)
    : index.orders.bySort[sort][locale];
}

/** Yields slots one by one, as a page needs only those up to its end. */
function* slotsOf(index: ListingIndex, ids: readonly number[]): Generator<number> {
  for (const id of ids) {
    const slot = slotOf(index, id);
    if (slot !== undefined) yield slot;
  }
}

function idsOfPage(index: ListingIndex, slots: Iterable<number>, { matching }: Selection, page: number): number[] {
  const ids: number[] = [];
  let skipped = (page - 1) * listingPageSize;
  for (const slot of slots) {
    if (!hasBit(matching, slot)) continue;
    if (skipped > 0) {
      skipped -= 1;
      continue;
    }
    ids.push(index.products[slot]?.id ?? 0);
    if (ids.length === listingPageSize) break;
  }
  return ids;
}

import type { Db } from "~/platform/database/database.server";
import type { Locale } from "~/platform/i18n/locale";

import { hasBit } from "./index/bitset";
import { type ListingIndex, slotOf, type Timely, timelyAt } from "./index/listingIndex";
import { readListingIndex } from "./index/readListingIndex.server";
import { type FacetCounts, type Field, type Selection, selectProducts } from "./index/selectProducts";
import { listingPageSize } from "./listing";
import {
  byGroup,
  emptyFilter,
  type FilterGroup,
  isEmptyFilter,
  type ListingFilter,
  labelValues,
} from "./listingFilter";
import { baseOf, type ListingScope } from "./listingScope";
import type { Sort } from "./listingSort";

export type ListingRequest = {
  scope: ListingScope;
  filter: ListingFilter;
  sort: Sort;
  /** From 1. */
  page: number;
};

export type ListedProducts = {
  /** Of the page, in its order; empty beyond the end. */
  ids: number[];
  productCount: number;
  /** Without any filter. */
  unfilteredCount: number;
  /** Of the values that the unfiltered listing has, and of those that are chosen. */
  facets: FacetCounts;
  prices: Selection["prices"];
};

/**
 * A page of a listing with the counts of its filter: no query but the one a second that looks whether the catalogue has
 * changed. `now` decides what is published and what is new.
 */
export async function listProducts(
  db: Db,
  locale: Locale,
  { scope, filter, sort, page }: ListingRequest,
  now: number,
): Promise<ListedProducts> {
  const index = await readListingIndex(db);
  const memory = memoryOf(index, now);
  const key = keyOf(locale, scope);
  const open = remembered(memory, key, () => openSelection(memory, locale, scope));
  const { selection } = isEmptyFilter(filter)
    ? open
    : remembered(memory, key && `${key} ${JSON.stringify(filter)}`, () => ({
        field: open.field,
        selection: selectProducts(open.field, filter, presentAnd(open.selection.facets, filter)),
      }));
  return {
    ids: idsOfPage(index, slotsInOrder(index, locale, scope, sort), selection, page),
    productCount: selection.count,
    unfilteredCount: open.selection.count,
    facets: selection.facets,
    prices: selection.prices,
  };
}

/** Answers of an index that hold until time alone changes them. */
type Memory = { index: ListingIndex; timely: Timely; answers: Map<string, Answer> };
type Answer = { field: Field; selection: Selection };

const memories = new WeakMap<ListingIndex, Memory>();
/** Each takes a bit a product twice: 25 kB in a shop of 100,000. */
const mostAnswers = 300;

function memoryOf(index: ListingIndex, now: number): Memory {
  const known = memories.get(index);
  if (known && now >= known.timely.from && now < known.timely.until) return known;
  const memory = { index, timely: timelyAt(index, now), answers: new Map() };
  memories.set(index, memory);
  return memory;
}

/** Fewer products that a search found are counted again rather than remembered. */
const manyFound = 1_000;
const names = new WeakMap<readonly number[], number>();
let lastName = 0;

/** Null for what is not worth remembering. What a search found is named by its list, which stays the same one. */
function keyOf(locale: Locale, scope: ListingScope): string | null {
  if (scope.kind !== "found") return `${locale} ${JSON.stringify(scope)}`;
  if (scope.ids.length < manyFound) return null;
  const name = names.get(scope.ids) ?? ++lastName;
  names.set(scope.ids, name);
  return `${locale} found ${name}`;
}

function remembered({ answers }: Memory, key: string | null, select: () => Answer): Answer {
  if (key === null) return select();
  const answer = answers.get(key) ?? select();
  answers.delete(key);
  answers.set(key, answer);
  const [oldest] = answers.keys();
  if (answers.size > mostAnswers && oldest !== undefined) answers.delete(oldest);
  return answer;
}

/** The listing without a filter, with the values that it has. */
function openSelection({ index, timely }: Memory, locale: Locale, scope: ListingScope): Answer {
  const field = { index, locale, timely, base: baseOf(index, locale, timely, scope) };
  const known = (group: FilterGroup) => (group === "label" ? Object.values(labelValues) : index.values[group].keys());
  const selection = selectProducts(field, emptyFilter, byGroup(known));
  const present = (group: FilterGroup) => new Map([...selection.facets[group]].filter(([, count]) => count > 0));
  return { field, selection: { ...selection, facets: byGroup(present) } };
}

function presentAnd(facets: FacetCounts, { values }: ListingFilter) {
  return byGroup((group) => new Set([...facets[group].keys(), ...values[group]]));
}

/** What a search found stays in its order unless the visitor asks for another. */
function slotsInOrder(index: ListingIndex, locale: Locale, scope: ListingScope, sort: Sort): Iterable<number> {
  return scope.kind === "found" && sort === "doporucene" ? slotsOf(index, scope.ids) : index.orders[sort][locale];
}

/** One by one, as a page needs only those before its end. */
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

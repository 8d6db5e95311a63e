import { addressOf } from "~/addresses";
import { countPages, listingPageSize, parsePageNumber } from "~/features/listing/listing";
import { emptyFilter } from "~/features/listing/listingFilter";
import { defaultSortOf } from "~/features/listing/listingScope";
import { listProducts } from "~/features/listing/listProducts.server";
import { readGridCards } from "~/features/productCard/gridCards.server";
import { readCachedCategories } from "~/features/products/category.queries.server";
import { describeQuery } from "~/features/search/describeQuery.server";
import type { SearchKind } from "~/features/search/index/searchDocument";
import { searchSources } from "~/features/search/index/sources.server";
import type { Query } from "~/features/search/query";
import { resultKinds } from "~/features/search/resultKinds";
import { searchShop } from "~/features/search/searchShop.server";
import {
  kindOfSection,
  nothingUnderstood,
  overviewCardCount,
  type SearchSection,
  type SearchView,
  sectionSize,
  sectionSlugs,
} from "~/features/search/searchView";
import { readPopularIds } from "~/features/search/suggestions/popular.queries.server";

import { showListing } from "~/visit/showListing.server";
import type { Visit } from "~/visit/visit.server";

const popularCount = 5;

export type ShownSearch =
  | { kind: "search"; view: SearchView }
  /** The address was an alternative one; `to` is the canonical address of the same products. */
  | { kind: "canonical"; to: string }
  /** The section or page does not exist. */
  | { kind: "unknown" };

export async function showSearch(visit: Visit, query: Query): Promise<ShownSearch> {
  const { locale, url } = visit;
  const empty = {
    query: query.text,
    isCut: query.isCut,
    isPartial: false,
    understood: nothingUnderstood,
    sections: [],
    pagination: null,
    listing: null,
  };
  if (query.text === "") return search({ ...empty, state: "blank", help: await readHelp(visit) });
  const results = await searchShop(visit, locale, query.text);
  if (!results) return search({ ...empty, state: "starting", help: await readHelp(visit) });
  const understood = await describeQuery(visit.db, locale, results, url.searchParams);
  const nothingFound = async () => search({ ...empty, understood, state: "none", help: await readHelp(visit) });
  const section = url.searchParams.get("sekce");
  if (section === null) {
    const kinds = resultKinds(results.hits, results.understanding);
    const read = await Promise.all(kinds.map(([kind, { ids }]) => readSection(visit, kind, ids, 1, sectionSize)));
    const sections = read.filter(({ count }) => count > 0);
    // Products that match only partly are announced as such, even when a category has exactly the name searched for.
    const isPartial = kinds.some(([, found]) => found.isPartial);
    return sections.length === 0
      ? nothingFound()
      : search({ ...empty, understood, state: "found", isPartial, sections, help: null });
  }
  const kind = kindOfSection(section);
  const found = kind && results.hits[kind];
  if (!found) return { kind: "unknown" };
  if (found.ids.length === 0) return parsePageNumber(url.searchParams) === 1 ? nothingFound() : { kind: "unknown" };
  const shown = { ...empty, understood, state: "found" as const, isPartial: found.isPartial, help: null };
  return kind === "products" ? showProducts(visit, shown, found.ids) : showLinks(visit, shown, kind, found.ids);
}

function search(view: SearchView): ShownSearch {
  return { kind: "search", view };
}

/** Shows all product results as a filterable listing, by relevance unless the visitor chooses another sort. */
async function showProducts(visit: Visit, view: SearchView, ids: readonly number[]): Promise<ShownSearch> {
  const { db, locale } = visit;
  const shown = await showListing(visit, {
    title: "",
    crumbs: [],
    categoryTiles: [],
    path: addressOf("search", locale),
    headingLevel: "h3",
    scope: { kind: "found", ids },
    tree: await readCachedCategories(db, locale),
    within: null,
    readDescription: () => "",
    mustHoldSomething: false,
    extraParameters: [
      ["q", view.query],
      ["sekce", sectionSlugs.products],
    ],
  });
  return shown.kind === "listing" ? search({ ...view, listing: shown.listing }) : shown;
}

async function showLinks(
  visit: Visit,
  view: SearchView,
  kind: SearchKind,
  ids: readonly number[],
): Promise<ShownSearch> {
  const page = parsePageNumber(visit.url.searchParams);
  const pageCount = countPages(ids.length);
  if (page === undefined || page > pageCount) return { kind: "unknown" };
  const section = await readSection(visit, kind, ids, page, listingPageSize);
  return search({ ...view, sections: [section], pagination: { page, pageCount } });
}

async function readSection(
  visit: Visit,
  kind: SearchKind,
  ids: readonly number[],
  page: number,
  size: number,
): Promise<SearchSection> {
  if (kind === "products") return readProducts(visit, ids);
  const pageIds = ids.slice((page - 1) * size, page * size);
  const source = searchSources.find((candidate) => candidate.kind === kind);
  return { count: ids.length, kind, links: (await source?.readLinks?.(visit.db, visit.locale, pageIds)) ?? [] };
}

/** Reads the first products of the results, with the count of their whole listing. */
async function readProducts(visit: Visit, found: readonly number[]): Promise<SearchSection> {
  const { db, now, locale } = visit;
  const scope = { kind: "found", ids: found } as const;
  const listing = { scope, filter: emptyFilter, sort: defaultSortOf(scope), page: 1 };
  const { ids, productCount } = await listProducts(db, locale, listing, now());
  const cards = await readGridCards(visit, ids.slice(0, overviewCardCount), { headingLevel: "h3", isAboveFold: true });
  return { count: productCount, kind: "products", cards };
}

async function readHelp(visit: Visit): Promise<SearchView["help"]> {
  const { db, now, locale } = visit;
  const [categories, ids] = await Promise.all([
    readCachedCategories(db, locale),
    readPopularIds(db, locale, popularCount, now()),
  ]);
  return { categories, popular: await readGridCards(visit, ids, { headingLevel: "h3" }) };
}

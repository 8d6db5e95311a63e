import { addressOf } from "~/addresses";
import { listingPageSize, pageCountOf, pageOf } from "~/features/listing/listing";
import { emptyFilter } from "~/features/listing/listingFilter";
import { defaultSortOf } from "~/features/listing/listingScope";
import { listProducts } from "~/features/listing/listProducts.server";
import { readCards } from "~/features/productCard/card.queries.server";
import { categoriesOf } from "~/features/search/categoryLinks.server";
import type { SearchKind } from "~/features/search/index/searchDocument";
import { searchSources } from "~/features/search/index/sources.server";
import type { Query } from "~/features/search/query";
import { foundKinds } from "~/features/search/resultKinds";
import { searchShop } from "~/features/search/searchShop.server";
import {
  kindOfSection,
  type SearchSection,
  type SearchView,
  sectionSize,
  sectionWords,
} from "~/features/search/searchView";
import { readPopularIds } from "~/features/search/suggestions/popular.queries.server";
import type { Locale } from "~/platform/i18n/locale";
import type { World } from "~/platform/process/world.server";

import { showListing } from "~/visit/showListing.server";

const popularCount = 5;

export type ShownSearch =
  | { kind: "search"; view: SearchView }
  /** The same products under their one address. */
  | { kind: "canonical"; to: string }
  /** A section or a page of it that is not there. */
  | { kind: "unknown" };

type Place = { world: World; locale: Locale; url: URL };

export async function showSearch(place: Place, query: Query): Promise<ShownSearch> {
  const { world, locale, url } = place;
  const empty = { query: query.text, isCut: query.isCut, isPartial: false, sections: [], whole: null, listing: null };
  if (query.text === "") return search({ ...empty, state: "blank", help: await readHelp(world, locale) });
  const results = await searchShop(world, locale, query.text);
  if (!results) return search({ ...empty, state: "starting", help: await readHelp(world, locale) });
  const none = async () => search({ ...empty, state: "none", help: await readHelp(world, locale) });
  const section = url.searchParams.get("sekce");
  if (section === null) {
    const kinds = foundKinds(results);
    const read = await Promise.all(kinds.map(([kind, { ids }]) => readSection(place, kind, ids, 1, sectionSize)));
    const sections = read.filter(({ count }) => count > 0);
    const isPartial = kinds.every(([, found]) => found.isPartial);
    return sections.length === 0 ? none() : search({ ...empty, state: "found", isPartial, sections, help: null });
  }
  const kind = kindOfSection(section);
  const found = kind && results[kind];
  if (!found) return { kind: "unknown" };
  if (found.ids.length === 0) return pageOf(url.searchParams) === 1 ? none() : { kind: "unknown" };
  const shown = { ...empty, state: "found" as const, isPartial: found.isPartial, help: null };
  return kind === "products" ? showProducts(place, shown, found.ids) : showLinks(place, shown, kind, found.ids);
}

function search(view: SearchView): ShownSearch {
  return { kind: "search", view };
}

/** Everything found, as a listing with its filter; by fitness, unless the visitor asks for another sort. */
async function showProducts(place: Place, view: SearchView, ids: readonly number[]): Promise<ShownSearch> {
  const { world, locale, url } = place;
  const shown = await showListing(world, locale, url, {
    title: "",
    crumbs: [],
    doors: [],
    path: addressOf("search", locale),
    scope: { kind: "found", ids },
    tree: await categoriesOf(world.db, locale),
    within: null,
    readDescription: () => "",
    mustHoldSomething: false,
    kept: [
      ["q", view.query],
      ["sekce", sectionWords.products],
    ],
  });
  return shown.kind === "listing" ? search({ ...view, listing: shown.listing }) : shown;
}

async function showLinks(
  place: Place,
  view: SearchView,
  kind: SearchKind,
  ids: readonly number[],
): Promise<ShownSearch> {
  const page = pageOf(place.url.searchParams);
  const pageCount = pageCountOf(ids.length);
  if (page === undefined || page > pageCount) return { kind: "unknown" };
  const section = await readSection(place, kind, ids, page, listingPageSize);
  return search({ ...view, sections: [section], whole: { page, pageCount } });
}

async function readSection(
  { world, locale }: Place,
  kind: SearchKind,
  ids: readonly number[],
  page: number,
  size: number,
): Promise<SearchSection> {
  if (kind === "products") return readProducts(world, locale, ids);
  const some = ids.slice((page - 1) * size, page * size);
  const source = searchSources.find((one) => one.kind === kind);
  return { count: ids.length, kind, links: (await source?.readLinks?.(world.db, locale, some)) ?? [] };
}

/** The first of them, counted as their listing counts them. */
async function readProducts({ db, now }: World, locale: Locale, found: readonly number[]): Promise<SearchSection> {
  const scope = { kind: "found", ids: found } as const;
  const request = { scope, filter: emptyFilter, sort: defaultSortOf(scope), page: 1 };
  const { ids, productCount } = await listProducts(db, locale, request, now());
  const cards = await readCards(db, locale, ids.slice(0, sectionSize), now());
  return { count: productCount, kind: "products", cards };
}

async function readHelp({ db, now }: World, locale: Locale): Promise<SearchView["help"]> {
  const [categories, ids] = await Promise.all([
    categoriesOf(db, locale),
    readPopularIds(db, locale, popularCount, now()),
  ]);
  return { categories, popular: await readCards(db, locale, ids, now()) };
}

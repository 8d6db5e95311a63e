import { readCards } from "~/features/catalog/card.queries.server";
import { listingPageSize, pageCountOf, pageOf } from "~/features/catalog/listing";
import { categoriesOf } from "~/features/search/categoryLinks.server";
import { readPopularIds } from "~/features/search/popular.queries.server";
import type { Query } from "~/features/search/query";
import { type SearchKind, searchKinds } from "~/features/search/searchDocument";
import type { Found } from "~/features/search/searchIndex";
import { type SearchResults, searchShop } from "~/features/search/searchShop.server";
import { kindOfSection, type SearchSection, type SearchView, sectionSize } from "~/features/search/searchView";
import { searchSources } from "~/features/search/sources.server";
import type { Locale } from "~/platform/locale";
import type { World } from "~/platform/world.server";

const popularCount = 5;

/** What the search page shows; undefined for a section or a page of it that is not there. */
export async function showSearch(
  world: World,
  locale: Locale,
  parameters: URLSearchParams,
  query: Query,
): Promise<SearchView | undefined> {
  const plain = { query: query.text, isCut: query.isCut, sections: [], whole: null };
  if (query.text === "") return { ...plain, state: "blank", help: await readHelp(world, locale) };
  const results = await searchShop(world.db, locale, query.text);
  if (!results) return { ...plain, state: "starting", help: await readHelp(world, locale) };
  const section = parameters.get("sekce");
  if (section !== null) return showWhole(world, locale, parameters, { ...plain, results });
  const sections = await Promise.all(
    foundKinds(results).map(([kind, found]) => readSection(world, locale, kind, found, 1, sectionSize)),
  );
  if (sections.length === 0) return { ...plain, state: "none", help: await readHelp(world, locale) };
  return { ...plain, state: "found", sections, help: null };
}

type Plain = Pick<SearchView, "query" | "isCut" | "whole"> & { results: SearchResults };

async function showWhole(
  world: World,
  locale: Locale,
  parameters: URLSearchParams,
  { results, ...plain }: Plain,
): Promise<SearchView | undefined> {
  const kind = kindOfSection(parameters.get("sekce"));
  const found = kind && results[kind];
  const page = pageOf(parameters);
  if (!kind || !found || page === undefined) return undefined;
  const pageCount = pageCountOf(found.ids.length);
  if (page > pageCount) return undefined;
  if (found.ids.length === 0) return { ...plain, sections: [], state: "none", help: await readHelp(world, locale) };
  const section = await readSection(world, locale, kind, found, page, listingPageSize);
  return { ...plain, state: "found", sections: [section], whole: { page, pageCount }, help: null };
}

/** Where something answers every word, what answers only some of them is left out. */
function foundKinds(results: SearchResults): [SearchKind, Found][] {
  const found = searchKinds.flatMap((kind): [SearchKind, Found][] => {
    const ofKind = results[kind];
    return ofKind && ofKind.ids.length > 0 ? [[kind, ofKind]] : [];
  });
  const whole = found.filter(([, { isPartial }]) => !isPartial);
  return whole.length > 0 ? whole : found;
}

async function readSection(
  { db, now }: World,
  locale: Locale,
  kind: SearchKind,
  { ids, isPartial }: Found,
  page: number,
  size: number,
): Promise<SearchSection> {
  const shown = { count: ids.length, isPartial };
  const some = ids.slice((page - 1) * size, page * size);
  if (kind === "products") return { ...shown, kind, cards: await readCards(db, locale, some, now()) };
  const source = searchSources.find((one) => one.kind === kind);
  return { ...shown, kind, links: (await source?.readLinks?.(db, locale, some)) ?? [] };
}

async function readHelp({ db, now }: World, locale: Locale): Promise<SearchView["help"]> {
  const [categories, ids] = await Promise.all([categoriesOf(db, locale), readPopularIds(db, locale, popularCount)]);
  return { categories, popular: await readCards(db, locale, ids, now()) };
}

import type { ListedCards } from "~/features/listing/ListingBody";
import { pageParameter } from "~/features/listing/listing";
import type { DrawnCard } from "~/features/productCard/card";
import type { Category } from "~/features/products/category";

import { type SearchKind, type SearchLink, searchKinds } from "./index/searchDocument";
import type { NotSold } from "./understanding/notSold";

/** The names of sections in addresses, the same in both languages. */
export const sectionSlugs = {
  products: "produkty",
  categories: "kategorie",
  posts: "blog",
  pages: "informace",
} as const satisfies Record<SearchKind, string>;

export function kindOfSection(word: string | null): SearchKind | undefined {
  return searchKinds.find((kind) => sectionSlugs[kind] === word);
}

/** Number of products on the overview page (decision 30): two rows on a wide screen, five on a phone. */
export const overviewCardCount = 10;
/** Number of results of each other kind on the overview page. */
export const sectionSize = 5;

/** Builds the address of one section from that of the overview. */
export function searchSectionAddress(overview: string, kind: SearchKind, page = 1): string {
  const section = `${overview}&sekce=${sectionSlugs[kind]}`;
  return page === 1 ? section : `${section}&${pageParameter}=${page}`;
}

export type ProductsSection = { kind: "products"; count: number; cards: DrawnCard[] };
export type LinksSection = { kind: Exclude<SearchKind, "products">; count: number; links: SearchLink[] };
export type SearchSection = ProductsSection | LinksSection;

export function isLinks(section: SearchSection): section is LinksSection {
  return section.kind !== "products";
}

/** How a query was understood, as the page shows it. */
export type QueryView = {
  /** Each part with a link to the search without it; empty when there are fewer than two parts. */
  parts: QueryLink[];
  /** True for a query about imitation leather, which the shop does not sell. */
  asksForImitation: boolean;
  /** Things in the query that the shop does not sell. */
  notSold: NotSold[];
  /** Searches for a gift up to a price, one for each budget. */
  budgets: QueryLink[];
};
export type QueryLink = { text: string; link: string };

export const nothingUnderstood: QueryView = { parts: [], asksForImitation: false, notSold: [], budgets: [] };

export type SearchView = {
  /** The query as typed, cleaned. */
  query: string;
  /** True when only the beginning of the typed query was used. */
  isCut: boolean;
  /** blank: no query · starting: the index is not built yet · none: no results · found */
  state: "blank" | "starting" | "none" | "found";
  understood: QueryView;
  /** True when no result matches every word. */
  isPartial: boolean;
  sections: SearchSection[];
  /** Is set when one section of links is shown alone. */
  pagination: { page: number; pageCount: number } | null;
  /** Is set when the products section is shown alone, as a listing. */
  listing: ListedCards | null;
  /** Categories and popular products, which are shown when there are no results. */
  help: { categories: Category[]; popular: DrawnCard[] } | null;
};

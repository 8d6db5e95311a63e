import type { ListedCards } from "~/features/listing/ListingBody";
import { pageParameter } from "~/features/listing/listing";
import type { ProductCard } from "~/features/productCard/card";
import type { Category } from "~/features/products/category";

import { type SearchKind, type SearchLink, searchKinds } from "./index/searchDocument";

/** The names of sections in an address, the same in both languages. */
export const sectionWords = {
  products: "produkty",
  categories: "kategorie",
  posts: "blog",
  pages: "informace",
} as const satisfies Record<SearchKind, string>;

export function kindOfSection(word: string | null): SearchKind | undefined {
  return searchKinds.find((kind) => sectionWords[kind] === word);
}

/** So many of each kind on the page with all sections (decision 30). */
export const sectionSize = 5;

/** One section alone, of the page with all whose address is given. */
export function sectionAddress(overview: string, kind: SearchKind, page = 1): string {
  const section = `${overview}&sekce=${sectionWords[kind]}`;
  return page === 1 ? section : `${section}&${pageParameter}=${page}`;
}

export type SearchSection = { count: number } & (
  | { kind: "products"; cards: ProductCard[] }
  | { kind: Exclude<SearchKind, "products">; links: SearchLink[] }
);

export type SearchView = {
  /** As it was typed, cleaned. */
  query: string;
  /** True where only the beginning of what was typed is looked for. */
  isCut: boolean;
  /** blank: nothing was asked · starting: the shop has only just been opened · none · found */
  state: "blank" | "starting" | "none" | "found";
  /** True where nothing answers every word. */
  isPartial: boolean;
  sections: SearchSection[];
  /** Set where one section of links is shown alone, in pages. */
  whole: { page: number; pageCount: number } | null;
  /** Set where products are shown alone, with their filter. */
  listing: ListedCards | null;
  /** Ways on, where there is nothing to show. */
  help: { categories: Category[]; popular: ProductCard[] } | null;
};

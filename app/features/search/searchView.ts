import type { ProductCard } from "~/features/catalog/card";
import type { Category } from "~/features/catalog/category";
import { pageParameter } from "~/features/catalog/listing";

import { type SearchKind, type SearchLink, searchKinds } from "./searchDocument";

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

type Shown = { count: number; isPartial: boolean };
export type SearchSection = Shown &
  ({ kind: "products"; cards: ProductCard[] } | { kind: Exclude<SearchKind, "products">; links: SearchLink[] });

export type SearchView = {
  /** As it was typed, cleaned. */
  query: string;
  /** True where only the beginning of what was typed is looked for. */
  isCut: boolean;
  /** blank: nothing was asked · starting: the shop has only just been opened · none · found */
  state: "blank" | "starting" | "none" | "found";
  sections: SearchSection[];
  /** Set where one section is shown alone, in pages. */
  whole: { page: number; pageCount: number } | null;
  /** Ways on, where there is nothing to show. */
  help: { categories: Category[]; popular: ProductCard[] } | null;
};

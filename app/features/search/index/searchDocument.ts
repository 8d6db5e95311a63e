import type { Db } from "~/platform/database/database.server";
import type { Locale } from "~/platform/i18n/locale";

export const searchKinds = ["products", "categories", "posts", "pages"] as const;
export type SearchKind = (typeof searchKinds)[number];

/** Weights of the parts of a document; a match in the name counts most. */
export const levels = { text: 1, detail: 2, kind: 3, name: 4 } as const;
export type Level = keyof typeof levels;

/** Weight of a word that is in both name and kind: it ranks a collar before a coat with a collar. */
export const nameAndKind = 5;

/** Something that the search finds, with texts in both languages, so that a query in either language finds it. */
export type SearchDocument = {
  /** Whole number from 1 to 2,097,151, unique among documents of its kind. */
  id: number;
  /** Shop versions that show the document. */
  locales: readonly Locale[];
  /** 2: in stock online · 1: in stores only · 0: sold out. Among equal matches the higher value comes first. */
  presence: 0 | 1 | 2;
  /** Among equal matches the lower position comes first. */
  position: number;
  texts: readonly SearchText[];
};

/** Plain text without tags. */
export type SearchText = {
  level: Level;
  locale: Locale;
  text: string;
  /**
   * Facts about the document that do not depend on the words of the text: `druh/kabat`, `size/54`, `topic/delivery`.
   */
  facets?: readonly string[];
  /** The level at which facets count; defaults to that of a name. */
  facetLevel?: Level;
  /** The facet whose name this text is. */
  names?: string;
};

/**
 * Returns the facet of a model's own name in exactly this form, as Viktorie is not Viktor, though their stems are the
 * same.
 */
export function modelFacet(folded: string): string {
  return `model/${folded}`;
}

/** Provides the documents of one kind; each searchable feature defines one source. */
export type SearchSource = {
  kind: SearchKind;
  /** Grows with every change of the documents; `today` is YYYY-MM-DD. */
  readRevision: (db: Db, today: string) => Promise<number>;
  /** Reads all documents in batches of some hundreds, each with a fixed number of queries. */
  readAll: (db: Db, today: string) => AsyncIterable<SearchDocument[]>;
  /** Reads the ids of documents changed after a revision; a source without this function is read completely again. */
  readChangedIds?: (db: Db, revision: number) => Promise<number[]>;
  /** Reads the documents with these ids; missing ones are removed from the index. */
  readSome?: (db: Db, ids: readonly number[]) => Promise<SearchDocument[]>;
  /** Reads the links of the results, in the order of the ids; products are shown as cards instead. */
  readLinks?: (db: Db, locale: Locale, ids: readonly number[]) => Promise<SearchLink[]>;
};

export type SearchLink = {
  text: string;
  address: string;
  /** The parent category or topic of the result; may be empty. */
  note: string;
};

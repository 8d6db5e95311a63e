import type { Db } from "~/platform/database/database.server";
import type { Locale } from "~/platform/i18n/locale";

export const searchKinds = ["products", "categories", "posts", "pages"] as const;
export type SearchKind = (typeof searchKinds)[number];

/** How much a place in a document says of it; a match in the name counts most. */
export const levels = { text: 1, detail: 2, kind: 3, name: 4 } as const;
export type Level = keyof typeof levels;

/** Of a word that stands in the name and in the kind: a collar, and no coat with a collar. */
export const nameAndKind = 5;

/** One thing that can be found, with its words of both languages, so that either finds it. */
export type SearchDocument = {
  /** Whole number from 1 to 2,097,151, its own among those of its kind. */
  id: number;
  /** Shop versions that show it. */
  locales: readonly Locale[];
  /** 2: can be sent · 1: only had in a shop · 0: sold out. Among equals the higher comes first. */
  presence: 0 | 1 | 2;
  /** Among equals the lower comes first. */
  position: number;
  texts: readonly SearchText[];
};

/** Plain text, without tags. */
export type SearchText = { level: Level; locale: Locale; text: string };

/** Where documents of one kind come from. A feature that has something to find gives one. */
export type SearchSource = {
  kind: SearchKind;
  /** Grows with every change of the documents; `today` is YYYY-MM-DD. */
  readRevision: (db: Db, today: string) => Promise<number>;
  /** All documents, some hundred at a time, each batch by a fixed number of queries. */
  readAll: (db: Db, today: string) => AsyncIterable<SearchDocument[]>;
  /** Ids of the documents that changed after a revision; without it all are read again. */
  readChangedIds?: (db: Db, revision: number) => Promise<number[]>;
  /** The documents with these ids; one that is missing is no longer to be found. */
  readSome?: (db: Db, ids: readonly number[]) => Promise<SearchDocument[]>;
  /** What the results show, in the order of the ids; products are shown as cards instead. */
  readLinks?: (db: Db, locale: Locale, ids: readonly number[]) => Promise<SearchLink[]>;
};

export type SearchLink = {
  text: string;
  address: string;
  /** Where it belongs or what it is about; may be empty. */
  note: string;
};

/** What is answered while a visitor types: groups of addresses to go to, with all words that are shown. */
export type Suggestions = {
  /** Name of the list, for those who cannot see it. */
  label: string;
  /** How many there are, in words. */
  status: string;
  groups: SuggestionGroup[];
  /** The page with all results. */
  all: { text: string; address: string };
};

export type SuggestionGroup = { label: string; options: Suggestion[] };

export type Suggestion = {
  text: string;
  address: string;
  /** A price or a place; may be missing, like the picture. */
  note?: string;
  picture?: string;
};

/** Shorter queries are not asked. */
export const shortestSuggested = 2;

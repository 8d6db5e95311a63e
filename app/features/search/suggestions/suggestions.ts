/** Suggestions while a visitor types: groups of links, with all texts that are shown. */
export type Suggestions = {
  /** Accessible name of the list. */
  label: string;
  /** The number of suggestions as a sentence. */
  status: string;
  groups: SuggestionGroup[];
  /** Link to the page with all results. */
  all: { text: string; address: string };
};

export type SuggestionGroup = { label: string; options: Suggestion[] };

export type Suggestion = {
  text: string;
  address: string;
  /** A price or the parent category. */
  note?: string;
  picture?: string;
};

/** Shorter queries get no suggestions. */
export const minSuggestedLength = 2;

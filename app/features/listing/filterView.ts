import type { FilterGroup } from "./listingFilter";
import type { Pair } from "./listingQuery";
import type { Sort } from "./listingSort";

/** What the filter of a listing shows. */
export type FilterView = {
  groups: FilterGroupView[];
  /** As typed; `isFromWrong` and `isToWrong` where that is no price. */
  price: {
    from: string;
    to: string;
    isFromWrong: boolean;
    isToWrong: boolean;
    lowestMinor: number;
    highestMinor: number;
  };
  sort: Sort;
  defaultSort: Sort;
  /** What the form sends besides; empty but for a search, whose default sort is by fitness. */
  kept: readonly Pair[];
  /** What is chosen, each with the address of the listing without it. */
  chips: Chip[];
  /** The listing with nothing chosen. */
  clearLink: string;
};

export type FilterGroupView = {
  title: Exclude<FilterGroup, "inStock" | "store"> | "place";
  /** As `packOptions` writes them. */
  packed: string;
};

export type FilterOption = {
  /** Its group's name in an address. */
  parameter: string;
  value: string;
  text: string;
  /** Products that choosing it would give. */
  count: number;
  isChosen: boolean;
  /** Of a colour. */
  hex?: string;
};

export type Chip = { text: string; link: string };

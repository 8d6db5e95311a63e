import type { DepartmentLink } from "./departments/departments";
import type { FilterGroupName } from "./listingFilter";
import type { QueryParameter } from "./listingQuery";
import type { Sort } from "./listingSort";
import type { SizeKind } from "./sizeKinds";

/** What the filter of a listing shows. */
export type FilterView = {
  groups: FilterGroupView[];
  /** The bounds as typed; `isFromInvalid` and `isToInvalid` mark texts that are not a price. */
  price: {
    from: string;
    to: string;
    isFromInvalid: boolean;
    isToInvalid: boolean;
    lowestMinor: number;
    highestMinor: number;
  };
  sort: Sort;
  defaultSort: Sort;
  /** Hidden fields of the form; empty except in a search, whose default sort is by relevance. */
  extraParameters: readonly QueryParameter[];
  /** The chosen values, each with the address of the listing without it. */
  chips: Chip[];
  /** Is empty when the listing is of one department or of a category. */
  departments: DepartmentLink[];
  /** Address of the listing without a filter. */
  clearLink: string;
};

export type FilterGroupView = {
  title: Exclude<FilterGroupName, "inStock" | "store"> | "place";
  options: FilterOption[];
  /** The same options under headings when they are on several scales; empty otherwise. */
  parts: { kind: SizeKind; options: FilterOption[] }[];
};

export type FilterOption = {
  /** Name of the query parameter. */
  parameter: string;
  value: string;
  text: string;
  /** Number of products that choosing the value would match. */
  count: number;
  isChosen: boolean;
  /** Is set only for a colour. */
  hex?: string;
};

export type Chip = { text: string; link: string };

import { parseAmount } from "~/features/money/money";
import { pageOf, pageParameter } from "./listing";
import { byGroup, type FilterGroup, filterGroups, filterParameters, type ListingFilter } from "./listingFilter";
import { type Sort, sorts } from "./listingSort";

/** What a listing's address asks for. */
export type ListingQuery = {
  values: ListingFilter["values"];
  from: Bound | null;
  to: Bound | null;
  sort: Sort;
  page: number;
};

/** `minor` is null for a text that is no price: it is kept as typed and asks nothing. */
export type Bound = { text: string; minor: number | null };

export type QueryTerms = {
  /** Of the page's currency. */
  decimals: number;
  /** The sort that has no parameter. */
  defaultSort: Sort;
  isKnown: (group: FilterGroup, value: string) => boolean;
};

export const priceFromParameter = "cena_od";
export const priceToParameter = "cena_do";
export const sortParameter = "razeni";

/** Every parameter of a listing in the one order in which its address has them (decision 32). */
const parameterOrder = [
  filterParameters.colour,
  filterParameters.size,
  filterParameters.material,
  priceFromParameter,
  priceToParameter,
  filterParameters.label,
  filterParameters.inStock,
  filterParameters.store,
  filterParameters.category,
  sortParameter,
  pageParameter,
];

const mostValues = 60;
const longestBound = 20;

/** Undefined when the page number is none. Unknown values are left out; parameters of others are not looked at. */
export function parseListingQuery(parameters: URLSearchParams, terms: QueryTerms): ListingQuery | undefined {
  const page = pageOf(parameters);
  if (page === undefined) return undefined;
  const valuesOf = (group: FilterGroup) => {
    const written = new Set(parameters.getAll(filterParameters[group]));
    return [...written]
      .filter((value) => value !== "" && terms.isKnown(group, value))
      .sort()
      .slice(0, mostValues);
  };
  const bounds = [boundOf(parameters.get(priceFromParameter), terms), boundOf(parameters.get(priceToParameter), terms)];
  const [from = null, to = null] = inOrder(bounds);
  const sort = sorts.find((one) => one === parameters.get(sortParameter)) ?? terms.defaultSort;
  return { values: byGroup(valuesOf), from, to, sort, page };
}

/** A parameter of an address with its value. */
export type Pair = [name: string, value: string];

/**
 * The query string of an address, with its question mark; empty for a listing as it stands. `kept` is what the address
 * of a search says besides, which comes first.
 */
export function writeListingQuery(
  { values, from, to, sort, page }: ListingQuery,
  defaultSort: Sort,
  kept: readonly Pair[] = [],
): string {
  const pairs: Pair[] = filterGroups.flatMap((group) =>
    values[group].map((value): Pair => [filterParameters[group], value]),
  );
  if (from) pairs.push([priceFromParameter, from.text]);
  if (to) pairs.push([priceToParameter, to.text]);
  if (sort !== defaultSort) pairs.push([sortParameter, sort]);
  if (page > 1) pairs.push([pageParameter, String(page)]);
  return queryString([...kept, ...pairs]);
}

/** The parameters that are a listing's own and those it keeps, as they stand; and others', such as a campaign's. */
export function partParameters(parameters: URLSearchParams, kept: readonly Pair[]): { own: Pair[]; foreign: Pair[] } {
  const isOwn = ([name]: Pair) => parameterOrder.includes(name) || kept.some(([one]) => one === name);
  const pairs = [...parameters];
  return { own: pairs.filter(isOwn), foreign: pairs.filter((pair) => !isOwn(pair)) };
}

/** The form's fields in the order of an address, the empty ones left out, so that the server need not redirect. */
export function writeFields(fields: Iterable<Pair>, defaultSort: Sort): string {
  const filled = [...fields].filter(
    ([name, value]) => value.trim() !== "" && !(name === sortParameter && value === defaultSort),
  );
  return queryString(filled.map(([name, value]): Pair => [name, value.trim()]));
}

export function filterOf({ values, from, to }: ListingQuery): ListingFilter {
  return { values, priceFrom: from?.minor ?? null, priceTo: to?.minor ?? null };
}

/** What is kept has no place of its own: it comes first, as it stands. */
function queryString(pairs: readonly Pair[]): string {
  const place = ([name]: Pair) => parameterOrder.indexOf(name);
  const ordered = [...pairs].sort(
    (a, b) => place(a) - place(b) || (place(a) < 0 || a[1] === b[1] ? 0 : a[1] < b[1] ? -1 : 1),
  );
  return ordered.length === 0 ? "" : `?${new URLSearchParams(ordered)}`;
}

/** `12 990`, `519,90` and a currency's sign are understood. */
function boundOf(written: string | null, { decimals }: QueryTerms): Bound | null {
  const text = (written ?? "").trim().slice(0, longestBound).trim();
  if (text === "") return null;
  const minor = parseAmount(text.replace(/[\s\u00a0]|Kč|€/gi, ""), decimals);
  return minor === undefined ? { text, minor: null } : { text: amountText(minor, decimals), minor };
}

/** An upper bound below the lower one means the same two the other way round. */
function inOrder([from = null, to = null]: (Bound | null)[]): (Bound | null)[] {
  const isReversed = from?.minor != null && to?.minor != null && from.minor > to.minor;
  return isReversed ? [to, from] : [from, to];
}

/** Whole units without decimals, others with all of them, and a point. */
function amountText(minor: number, decimals: number): string {
  const unit = 10 ** decimals;
  return minor % unit === 0 ? String(minor / unit) : (minor / unit).toFixed(decimals);
}

import { formatDecimalAmount, parseAmount } from "~/features/money/money";
import type { Category } from "~/features/products/category";
import { narrowestOf } from "./departments/departments";
import { pageParameter, parsePageNumber } from "./listing";
import { byGroup, type FilterGroupName, filterGroups, filterParameters, type ListingFilter } from "./listingFilter";
import { type Sort, sorts } from "./listingSort";

/** The parsed query of a listing's address. */
export type ListingQuery = {
  values: ListingFilter["values"];
  from: PriceBound | null;
  to: PriceBound | null;
  sort: Sort;
  page: number;
};

/**
 * A bound of the price range. `minor` is null for a text that is not a price; such a text is kept as typed and ignored.
 */
export type PriceBound = { text: string; minor: number | null };

export type ListingQueryContext = {
  /** Number of decimals of the page's currency. */
  decimals: number;
  /** The sort that is left out of the address. */
  defaultSort: Sort;
  isKnown: (group: FilterGroupName, value: string) => boolean;
  /** All categories, by which a chosen category is left out beside one below it. */
  tree: readonly Category[];
};

export const priceFromParameter = "cena_od";
export const priceToParameter = "cena_do";
export const sortParameter = "razeni";

/** All parameters of a listing in their canonical order (decision 32). */
export const listingParameters: readonly string[] = [
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

const maxValues = 60;
const maxBoundLength = 20;

/**
 * Parses the parameters of a listing; returns undefined for an invalid page number. Drops unknown values and ignores
 * foreign parameters.
 */
export function parseListingQuery(parameters: URLSearchParams, context: ListingQueryContext): ListingQuery | undefined {
  const page = parsePageNumber(parameters);
  if (page === undefined) return undefined;
  const valuesOf = (group: FilterGroupName) => {
    const given = new Set(parameters.getAll(filterParameters[group]));
    return [...given]
      .filter((value) => value !== "" && context.isKnown(group, value))
      .sort()
      .slice(0, maxValues);
  };
  const bounds = [
    parseBound(parameters.get(priceFromParameter), context),
    parseBound(parameters.get(priceToParameter), context),
  ];
  const [from = null, to = null] = sortBounds(bounds);
  const sort = sorts.find((name) => name === parameters.get(sortParameter)) ?? context.defaultSort;
  const values = byGroup(valuesOf);
  return { values: { ...values, category: narrowestOf(context.tree, values.category) }, from, to, sort, page };
}

export type QueryParameter = [name: string, value: string];

/**
 * Builds the canonical query string with its question mark; empty for a listing without filter, sort or page.
 * `extraParameters`, such as a search's query, come first.
 */
export function buildListingQuery(
  { values, from, to, sort, page }: ListingQuery,
  defaultSort: Sort,
  extraParameters: readonly QueryParameter[] = [],
): string {
  const pairs: QueryParameter[] = filterGroups.flatMap((group) =>
    values[group].map((value): QueryParameter => [filterParameters[group], value]),
  );
  if (from) pairs.push([priceFromParameter, from.text]);
  if (to) pairs.push([priceToParameter, to.text]);
  if (sort !== defaultSort) pairs.push([sortParameter, sort]);
  if (page > 1) pairs.push([pageParameter, String(page)]);
  return queryString([...extraParameters, ...pairs]);
}

/**
 * Splits parameters, unchanged, into the listing's own (with `extraParameters`) and foreign ones, such as a campaign's.
 */
export function splitParameters(
  parameters: URLSearchParams,
  extraParameters: readonly QueryParameter[],
): { own: QueryParameter[]; foreign: QueryParameter[] } {
  const isOwn = ([name]: QueryParameter) =>
    listingParameters.includes(name) || extraParameters.some(([extra]) => extra === name);
  const pairs = [...parameters];
  return { own: pairs.filter(isOwn), foreign: pairs.filter((pair) => !isOwn(pair)) };
}

/**
 * Builds the query from form fields in canonical order and without empty fields, so that the server need not redirect.
 * Prices are written as in the address, because their fields show them differently (decision 39).
 */
export function buildFieldsQuery(
  fields: Iterable<QueryParameter>,
  context: Pick<ListingQueryContext, "decimals" | "defaultSort">,
): string {
  const filled = [...fields].flatMap(([name, value]): QueryParameter[] => {
    const text = isPriceParameter(name) ? (parseBound(value, context)?.text ?? "") : value.trim();
    return text === "" || (name === sortParameter && text === context.defaultSort) ? [] : [[name, text]];
  });
  return queryString(filled);
}

function isPriceParameter(name: string): boolean {
  return name === priceFromParameter || name === priceToParameter;
}

export function toListingFilter({ values, from, to }: ListingQuery): ListingFilter {
  return { values, priceFrom: from?.minor ?? null, priceTo: to?.minor ?? null };
}

/** Sorts parameters canonically; those without a canonical position come first, in the given order. */
function queryString(pairs: readonly QueryParameter[]): string {
  const positionOf = ([name]: QueryParameter) => listingParameters.indexOf(name);
  const ordered = [...pairs].sort(
    (a, b) => positionOf(a) - positionOf(b) || (positionOf(a) < 0 || a[1] === b[1] ? 0 : a[1] < b[1] ? -1 : 1),
  );
  return ordered.length === 0 ? "" : `?${new URLSearchParams(ordered)}`;
}

/** Parses a bound of the price range. Accepts `12 990`, `519,90` and a currency sign. */
function parseBound(typed: string | null, { decimals }: Pick<ListingQueryContext, "decimals">): PriceBound | null {
  const text = (typed ?? "").trim().slice(0, maxBoundLength).trim();
  if (text === "") return null;
  const minor = parseAmount(text.replace(/[\s\u00a0]|Kč|€/gi, ""), decimals);
  return minor === undefined ? { text, minor: null } : { text: formatAmount(minor, decimals), minor };
}

/** Swaps the bounds when the upper one is below the lower one. */
function sortBounds([from = null, to = null]: (PriceBound | null)[]): (PriceBound | null)[] {
  const isReversed = from?.minor != null && to?.minor != null && from.minor > to.minor;
  return isReversed ? [to, from] : [from, to];
}

/** Formats whole units without decimals, other amounts with all decimals and a point. */
function formatAmount(minor: number, decimals: number): string {
  const unit = 10 ** decimals;
  return minor % unit === 0 ? formatDecimalAmount(minor / unit, 0) : formatDecimalAmount(minor, decimals);
}

import { buildFilterView } from "~/features/listing/buildFilterView.server";
import { departmentsOf } from "~/features/listing/departments/departments";
import { loadFilterLabels } from "~/features/listing/filterLabels.server";
import { readListingIndex } from "~/features/listing/index/readListingIndex.server";
import type { Listing } from "~/features/listing/ListingPage";
import { countPages } from "~/features/listing/listing";
import {
  buildListingQuery,
  parseListingQuery,
  type QueryParameter,
  splitParameters,
  toListingFilter,
} from "~/features/listing/listingQuery";
import { defaultSortOf, type ListingScope } from "~/features/listing/listingScope";
import { listProducts } from "~/features/listing/listProducts.server";
import { drawServiceTile } from "~/features/listing/serviceTile/drawServiceTile.server";
import { readCachedCurrency } from "~/features/money/currency.queries.server";
import { type GridVisit, readGridCards } from "~/features/productCard/gridCards.server";
import type { Category } from "~/features/products/category";

import type { Visit } from "./visit.server";

/** What a listing shows, before the query string of its address has been parsed. */
export type ListingDefinition = Pick<Listing, "title" | "crumbs" | "categoryTiles" | "path"> & {
  scope: ListingScope;
  tree: readonly Category[];
  /** The category whose children the filter offers; null offers all categories that are below another one. */
  within: number | null;
  /** Returns validated HTML; called on the first page only. */
  readDescription: () => Promise<string> | string;
  /** True for a listing that responds 404 when it is empty. */
  mustHoldSomething: boolean;
  /** Heading level of the cards; h2 unless they stand in a section of the page. */
  headingLevel?: "h2" | "h3";
  /** Query parameters that the address has besides the filter's, such as a search's query. */
  extraParameters?: readonly QueryParameter[];
};

export type ShownListing =
  | { kind: "listing"; title: string; listing: Listing }
  /** The address was an alternative one; `to` is the listing's canonical address. */
  | { kind: "canonical"; to: string }
  | { kind: "unknown"; elsewhere: null };

const missing = { kind: "unknown", elsewhere: null } as const;

/**
 * Reads a listing. It takes two queries for the cards, one for their pictures in the chosen colours and one for the
 * description, whatever the filter is and however large the shop; the service tile of the last page is read once a
 * second.
 */
export async function showListing(
  visit: GridVisit & Pick<Visit, "url">,
  place: ListingDefinition,
): Promise<ShownListing> {
  const { db, now, locale, url } = visit;
  const { scope, tree, within, path, extraParameters = [] } = place;
  const defaultSort = defaultSortOf(scope);
  const { sizes } = await readListingIndex(db);
  const [currency, labels] = await Promise.all([
    readCachedCurrency(db, locale),
    loadFilterLabels(db, locale, { tree, within, sizes }),
  ]);
  const context = { decimals: currency.decimals, defaultSort, isKnown: labels.isKnown, tree };
  const query = parseListingQuery(url.searchParams, context);
  if (!query) return missing;
  const search = buildListingQuery(query, defaultSort, extraParameters);
  const { own, foreign } = splitParameters(url.searchParams, extraParameters);
  if (queryOf(own) !== search) {
    return { kind: "canonical", to: path + queryOf([...new URLSearchParams(search), ...foreign]) };
  }
  const filter = toListingFilter(query);
  const listed = await listProducts(db, locale, { scope, filter, sort: query.sort, page: query.page }, now());
  const lastPage = countPages(listed.productCount);
  if (query.page > lastPage) return missing;
  if (place.mustHoldSomething && listed.unfilteredCount === 0) return missing;
  const [cards, description, serviceTile] = await Promise.all([
    readGridCards(visit, listed.ids, {
      headingLevel: place.headingLevel ?? "h2",
      isAboveFold: true,
      colourIds: filter.values.colour,
    }),
    query.page === 1 ? place.readDescription() : "",
    query.page === lastPage ? drawServiceTile(visit) : null,
  ]);
  const categories = tree.filter(({ parentId }) => (within === null ? parentId !== null : parentId === within));
  const departments = within === null ? departmentsOf(tree) : [];
  const listing: Listing = {
    title: place.title,
    crumbs: place.crumbs,
    path,
    description,
    categoryTiles: query.page === 1 ? place.categoryTiles : [],
    cards,
    serviceTile,
    productCount: listed.productCount,
    page: query.page,
    search: buildListingQuery({ ...query, page: 1 }, defaultSort, extraParameters),
    filter:
      listed.unfilteredCount > 1
        ? buildFilterView(query, listed, {
            locale,
            currency,
            labels,
            path,
            defaultSort,
            extraParameters,
            categories,
            tree,
            departments,
          })
        : null,
  };
  return { kind: "listing", title: place.title, listing };
}

function queryOf(pairs: QueryParameter[]): string {
  return pairs.length === 0 ? "" : `?${new URLSearchParams(pairs)}`;
}

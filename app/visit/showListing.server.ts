import { writeFilterView } from "~/features/listing/buildFilterView.server";
import { filterWords } from "~/features/listing/filterLabels.server";
import { readListingIndex } from "~/features/listing/index/readListingIndex.server";
import type { Listing } from "~/features/listing/ListingPage";
import { pageCountOf } from "~/features/listing/listing";
import {
  filterOf,
  type Pair,
  parseListingQuery,
  partParameters,
  writeListingQuery,
} from "~/features/listing/listingQuery";
import { defaultSortOf, type ListingScope } from "~/features/listing/listingScope";
import { listProducts } from "~/features/listing/listProducts.server";
import { readCurrency } from "~/features/money/currency.queries.server";
import { picturedIn, readCards } from "~/features/productCard/card.queries.server";
import type { Category } from "~/features/products/category";
import type { Locale } from "~/platform/i18n/locale";
import type { World } from "~/platform/process/world.server";
import { briefly } from "~/platform/time/shortCache.server";

/** A listing before its address has been read. */
export type ListingPlace = Pick<Listing, "title" | "crumbs" | "doors" | "path"> & {
  scope: ListingScope;
  tree: readonly Category[];
  /** The category whose children are offered in the filter; null offers all that are below another. */
  within: number | null;
  /** Checked HTML, asked for on the first page alone. */
  readDescription: () => Promise<string> | string;
  /** A listing that must not be empty is no page when it is. */
  mustHoldSomething: boolean;
  /** What the address says besides the choice, such as a search's words. */
  kept?: readonly Pair[];
};

export type ShownListing =
  | { kind: "listing"; title: string; listing: Listing }
  /** The same listing under its one address. */
  | { kind: "canonical"; to: string }
  | { kind: "unknown"; elsewhere: null };

const currencyOf = briefly(readCurrency);
const missing = { kind: "unknown", elsewhere: null } as const;

/**
 * Two queries for the cards, one for their pictures in the chosen colours and one for the description, whatever is asked
 * for and however large the shop.
 */
export async function showListing(world: World, locale: Locale, url: URL, place: ListingPlace): Promise<ShownListing> {
  const { db, now } = world;
  const { scope, tree, within, path, kept = [] } = place;
  const defaultSort = defaultSortOf(scope);
  const { sizes } = await readListingIndex(db);
  const [currency, words] = await Promise.all([
    currencyOf(db, locale),
    filterWords(db, locale, { tree, within, sizes }),
  ]);
  const terms = { decimals: currency.decimals, defaultSort, isKnown: words.isKnown };
  const query = parseListingQuery(url.searchParams, terms);
  if (!query) return missing;
  const search = writeListingQuery(query, defaultSort, kept);
  const { own, foreign } = partParameters(url.searchParams, kept);
  if (queryOf(own) !== search) {
    return { kind: "canonical", to: path + queryOf([...new URLSearchParams(search), ...foreign]) };
  }
  const filter = filterOf(query);
  const listed = await listProducts(db, locale, { scope, filter, sort: query.sort, page: query.page }, now());
  if (query.page > pageCountOf(listed.productCount)) return missing;
  if (place.mustHoldSomething && listed.unfilteredCount === 0) return missing;
  const [cards, description] = await Promise.all([
    readCards(db, locale, listed.ids, now()).then((read) => picturedIn(db, read, filter.values.colour)),
    query.page === 1 ? place.readDescription() : "",
  ]);
  const categories = tree.filter(({ parentId }) => (within === null ? parentId !== null : parentId === within));
  const listing: Listing = {
    title: place.title,
    crumbs: place.crumbs,
    path,
    description,
    doors: query.page === 1 ? place.doors : [],
    cards,
    productCount: listed.productCount,
    page: query.page,
    search: writeListingQuery({ ...query, page: 1 }, defaultSort, kept),
    filter:
      listed.unfilteredCount > 1
        ? writeFilterView(query, listed, { locale, currency, words, path, defaultSort, kept, categories })
        : null,
  };
  return { kind: "listing", title: place.title, listing };
}

function queryOf(pairs: Pair[]): string {
  return pairs.length === 0 ? "" : `?${new URLSearchParams(pairs)}`;
}

import { pictureAddress, placeholderAddress, productAddress, searchAddress } from "~/addresses";
import { readCurrency } from "~/features/money/currency.queries.server";
import { type Currency, formatMoney } from "~/features/money/money";
import type { ProductCard } from "~/features/productCard/card";
import { readCards } from "~/features/productCard/card.queries.server";
import { type Translate, translatorFor } from "~/platform/i18n/i18n.server";
import type { Locale } from "~/platform/i18n/locale";
import type { World } from "~/platform/process/world.server";
import { briefly } from "~/platform/time/shortCache.server";

import { readCategoryLinks } from "../categoryLinks.server";
import type { SearchLink } from "../index/searchDocument";
import { openSearch, type SearchResults, searchShop } from "../searchShop.server";
import { type Suggestion, type SuggestionGroup, type Suggestions, shortestSuggested } from "./suggestions";

const mostQueries = 3;
const mostCategories = 3;
const mostProducts = 5;
const pictureWidthPx = 240;

const currencyOf = briefly(readCurrency);

export async function suggest(world: World, locale: Locale, query: string): Promise<Suggestions> {
  const t = translatorFor(locale);
  const groups = query.length < shortestSuggested ? [] : await readGroups(world, locale, query, t);
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  return {
    label: t("search:suggest.list"),
    status: count > 0 ? t("search:suggest.found", { count }) : t("search:suggest.none"),
    groups,
    all: { text: t("search:suggest.all", { query }), address: searchAddress(locale, query) },
  };
}

async function readGroups(world: World, locale: Locale, query: string, t: Translate): Promise<SuggestionGroup[]> {
  const results = await searchShop(world, locale, query);
  if (!results) return [];
  const [queries, categories, products] = await Promise.all([
    completions(world, locale, query),
    readCategories(world, locale, results),
    readProducts(world, locale, results, t),
  ]);
  return [
    { label: t("search:suggest.queries"), options: queries },
    { label: t("search:suggest.products"), options: products },
    { label: t("search:suggest.categories"), options: categories },
  ].filter(({ options }) => options.length > 0);
}

async function completions(world: World, locale: Locale, query: string): Promise<Suggestion[]> {
  const index = await openSearch(world).get("products")?.current();
  const texts = index?.complete(query, locale, mostQueries) ?? [];
  return texts.map((text) => ({ text, address: searchAddress(locale, text) }));
}

async function readCategories({ db }: World, locale: Locale, { categories }: SearchResults): Promise<Suggestion[]> {
  if (!categories || categories.isPartial) return [];
  const links = await readCategoryLinks(db, locale, categories.ids.slice(0, mostCategories));
  return links.map(({ text, address, note }: SearchLink) => ({ text, address, ...(note ? { note } : {}) }));
}

async function readProducts(
  { db, now }: World,
  locale: Locale,
  { products }: SearchResults,
  t: Translate,
): Promise<Suggestion[]> {
  const ids = products?.ids.slice(0, mostProducts) ?? [];
  const [cards, currency] = await Promise.all([readCards(db, locale, ids, now()), currencyOf(db, locale)]);
  return cards.map((card) => ({
    text: card.name,
    address: productAddress(locale, card),
    note: priceOf(card, currency, t),
    picture: card.picture ? pictureAddress("thumb", card.picture, pictureWidthPx) : placeholderAddress,
  }));
}

function priceOf({ priceMinor, isFrom }: ProductCard, currency: Currency, t: Translate): string {
  const price = formatMoney(priceMinor, currency);
  return isFrom ? t("catalog:price.from", { price }) : price;
}

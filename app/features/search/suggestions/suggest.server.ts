import { pictureAddress, placeholderAddress, productAddress, searchAddress } from "~/addresses";
import { readCachedCurrency } from "~/features/money/currency.queries.server";
import { type Currency, formatMoney } from "~/features/money/money";
import type { ProductCard } from "~/features/productCard/card";
import { readCards } from "~/features/productCard/card.queries.server";
import { type Translate, translatorFor } from "~/platform/i18n/i18n.server";
import type { Locale } from "~/platform/i18n/locale";
import type { World } from "~/platform/process/world.server";

import { readCategorySearchLinks } from "../categoryLinks.server";
import type { SearchLink } from "../index/searchDocument";
import { openSearch, type SearchHitsByKind, searchShop } from "../searchShop.server";
import { minSuggestedLength, type Suggestion, type SuggestionGroup, type Suggestions } from "./suggestions";

const maxQueries = 3;
const maxCategories = 3;
const maxProducts = 5;
const pictureWidthPx = 240;

export async function suggest(world: World, locale: Locale, query: string): Promise<Suggestions> {
  const t = translatorFor(locale);
  const groups = query.length < minSuggestedLength ? [] : await readGroups(world, locale, query, t);
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
    readCategories(world, locale, results.hits),
    readProducts(world, locale, results.hits, t),
  ]);
  return [
    { label: t("search:suggest.queries"), options: queries },
    { label: t("search:suggest.products"), options: products },
    { label: t("search:suggest.categories"), options: categories },
  ].filter(({ options }) => options.length > 0);
}

async function completions(world: World, locale: Locale, query: string): Promise<Suggestion[]> {
  const index = await openSearch(world).get("products")?.current();
  const texts = index?.complete(query, locale, maxQueries) ?? [];
  return texts.map((text) => ({ text, address: searchAddress(locale, text) }));
}

async function readCategories({ db }: World, locale: Locale, { categories }: SearchHitsByKind): Promise<Suggestion[]> {
  if (!categories || categories.isPartial) return [];
  const links = await readCategorySearchLinks(db, locale, categories.ids.slice(0, maxCategories));
  return links.map(({ text, address, note }: SearchLink) => ({ text, address, ...(note ? { note } : {}) }));
}

async function readProducts(
  { db, now }: World,
  locale: Locale,
  { products }: SearchHitsByKind,
  t: Translate,
): Promise<Suggestion[]> {
  const ids = products?.ids.slice(0, maxProducts) ?? [];
  const [cards, currency] = await Promise.all([readCards(db, locale, ids, now()), readCachedCurrency(db, locale)]);
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

import { searchAddress } from "~/addresses";
import { pageParameter } from "~/features/listing/listing";
import { readCachedCurrency } from "~/features/money/currency.queries.server";
import { type Currency, formatMoney } from "~/features/money/money";
import { formatSize } from "~/features/sizes/sizes";
import type { Db } from "~/platform/database/database.server";
import { type Translate, translatorFor } from "~/platform/i18n/i18n.server";
import type { Locale } from "~/platform/i18n/locale";

import { fold, isStopWord } from "./index/fold";
import type { FacetNames, SearchResults } from "./searchShop.server";
import type { QueryView } from "./searchView";
import type { Sense } from "./understanding/meaningPhrases";
import type { PriceBand } from "./understanding/priceBand";
import type { QueryPart, Understanding } from "./understanding/understanding";

/** Budgets offered to a visitor who looks for a gift, in whole units of the shop's currency. */
const giftBudgets = { cs: [1_000, 2_000, 5_000], sk: [40, 80, 200] } as const satisfies Record<
  Locale,
  readonly number[]
>;

type Naming = {
  locale: Locale;
  t: Translate;
  names: FacetNames;
  currency: Currency;
  understanding: Understanding;
  addressOf: (query: string) => string;
};

/**
 * Describes how a query was understood. Each part gets a link to the search without it, which keeps the other
 * parameters of `chosen`.
 */
export async function describeQuery(
  db: Db,
  locale: Locale,
  { understanding, names }: Pick<SearchResults, "understanding" | "names">,
  chosen: URLSearchParams = new URLSearchParams(),
): Promise<QueryView> {
  const naming = {
    locale,
    t: translatorFor(locale),
    names,
    currency: await readCachedCurrency(db, locale),
    understanding,
    addressOf: (query: string) => searchAddress(locale, query) + kept(chosen),
  };
  const { parts, tokens, words } = understanding;
  const spans = [
    ...parts.map((part) => ({ from: part.from, to: part.to, text: textOf(part, naming) })),
    ...words.map((index) => ({ from: index, to: index + 1, text: tokens[index]?.typed ?? "" })),
  ].sort((a, b) => a.from - b.from);
  const named = byText(spans);
  const isWorthSaying = parts.length > 0 && named.size > 1;
  return {
    parts: isWorthSaying
      ? [...named].map(([text, same]) => ({ text, link: naming.addressOf(without(understanding, same)) }))
      : [],
    asksForImitation: parts.some(({ kind }) => kind === "imitation"),
    notSold: [...new Set(parts.flatMap((part) => (part.kind === "notSold" ? part.goods : [])))],
    budgets: giftLinks(naming),
  };
}

/**
 * Returns the parameters of a listing (section, filters and sort) for a link. The page is left out, as another search
 * begins on its first page.
 */
function kept(chosen: URLSearchParams): string {
  const others = [...chosen].filter(([name]) => name !== "q" && name !== pageParameter);
  return others.length > 0 ? `&${new URLSearchParams(others)}` : "";
}

function textOf(part: QueryPart, { locale, t, names, currency, understanding }: Naming): string {
  const typed = understanding.tokens.slice(part.from, part.to).map((token) => token.typed);
  switch (part.kind) {
    case "sense":
      return nameOf(part.sense, typed.join(" "), names, locale);
    case "size":
      return t("listing:chip.size", { size: formatSize(part.size) });
    case "price":
      return priceText(part.band, t, currency);
    case "giftIdea":
      return t("search:understood.gift");
    case "label":
      return t(`listing:label.${part.label}`);
    case "without":
    case "imitation":
    case "notSold":
      return typed.join(" ");
  }
}

/**
 * Returns the name of the only value that was asked for, or of the one that was typed. Several values have no common
 * name, so the typed words are returned.
 */
function nameOf({ facets }: Sense, typed: string, names: FacetNames, locale: Locale): string {
  const exact = [...facets].filter(([, penalty]) => penalty === 0).map(([facet]) => names.textOf(facet, locale) ?? "");
  const named = exact.length === 1 ? exact[0] : exact.find((name) => fold(name) === fold(typed));
  return named?.replace(/ \(.*\)/, "") || typed;
}

function priceText({ from, to }: PriceBand, t: Translate, currency: Currency): string {
  const money = (amount: number) => formatMoney(amount * 10 ** currency.decimals, currency);
  const bounds = [
    from === null ? "" : t("listing:chip.from", { price: money(from) }),
    to === null ? "" : t("listing:chip.to", { price: money(to) }),
  ];
  return bounds.filter(Boolean).join(" ");
}

type Span = { from: number; to: number };

/** Groups parts with the same text, as they are shown once: "aktovka na notebook" asks for a large bag twice. */
function byText(spans: readonly (Span & { text: string })[]): Map<string, Span[]> {
  const named = new Map<string, Span[]>();
  for (const { text, ...span } of spans) named.set(text, [...(named.get(text) ?? []), span]);
  return named;
}

/**
 * Returns the query without some parts and without the prepositions before them. Prepositions that belong to the part
 * before are kept.
 */
function without({ tokens, parts }: Understanding, spans: readonly Span[]): string {
  const left = new Set(tokens.keys());
  for (const { from, to } of spans) {
    const least = Math.max(0, ...parts.map((part) => part.to).filter((end) => end <= from));
    let start = from;
    while (start > least && isStopWord(tokens[start - 1]?.folded ?? "")) start -= 1;
    for (let index = start; index < to; index += 1) left.delete(index);
  }
  return tokens.flatMap(({ typed }, index) => (left.has(index) ? [typed] : [])).join(" ");
}

function giftLinks({ locale, t, currency, understanding, addressOf }: Naming): QueryView["budgets"] {
  const isOpen = understanding.price === null && understanding.parts.some(({ kind }) => kind === "giftIdea");
  if (!isOpen) return [];
  const typed = understanding.tokens.map((token) => token.typed).join(" ");
  return giftBudgets[locale].map((to) => ({
    text: priceText({ from: null, to }, t, currency),
    // The price stands first, as only the beginning of a long query is read.
    link: addressOf(`do ${to} ${typed}`),
  }));
}

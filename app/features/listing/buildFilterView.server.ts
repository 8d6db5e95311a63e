import { type Currency, formatMoney } from "~/features/money/money";
import type { Category } from "~/features/products/category";
import { translatorFor } from "~/platform/i18n/i18n.server";
import type { Locale } from "~/platform/i18n/locale";
import type { FilterWords } from "./filterLabels.server";
import type { Chip, FilterGroupView, FilterOption, FilterView } from "./filterView";
import { emptyFilter, type FilterGroup, filterGroups, filterParameters } from "./listingFilter";
import { type Bound, type ListingQuery, type Pair, writeListingQuery } from "./listingQuery";
import type { Sort } from "./listingSort";
import type { ListedProducts } from "./listProducts.server";
import { packOptions } from "./packedOptions";

type Terms = {
  locale: Locale;
  currency: Currency;
  words: FilterWords;
  /** The listing's address without a query. */
  path: string;
  defaultSort: Sort;
  kept: readonly Pair[];
  /** Categories to choose from. */
  categories: readonly Category[];
};

/** What is offered together, in this order. */
const shownGroups: readonly { title: FilterGroupView["title"]; of: readonly FilterGroup[] }[] = [
  { title: "category", of: ["category"] },
  { title: "colour", of: ["colour"] },
  { title: "size", of: ["size"] },
  { title: "material", of: ["material"] },
  { title: "label", of: ["label"] },
  { title: "place", of: ["inStock", "store"] },
];

export function writeFilterView(query: ListingQuery, listed: ListedProducts, terms: Terms): FilterView {
  const groups = shownGroups.map(({ title, of }) => {
    return { title, options: of.flatMap((group) => optionsOf(group, query, listed, terms)) };
  });
  const { from, to, sort } = query;
  return {
    groups: groups
      .filter(({ options }) => isUseful(options, listed.unfilteredCount))
      .map(({ title, options }) => ({ title, packed: packOptions(options) })),
    price: {
      from: shownBound(from, terms.currency),
      to: shownBound(to, terms.currency),
      isFromWrong: from !== null && from.minor === null,
      isToWrong: to !== null && to.minor === null,
      lowestMinor: listed.prices?.lowest ?? 0,
      highestMinor: listed.prices?.highest ?? 0,
    },
    sort,
    defaultSort: terms.defaultSort,
    kept: terms.kept,
    chips: chipsOf(query, terms),
    clearLink: addressOf(nothingChosen(query), terms),
  };
}

function optionsOf(group: FilterGroup, { values }: ListingQuery, { facets }: ListedProducts, terms: Terms) {
  const offered = terms.words.valuesOf(group, { categories: terms.categories, facets: facets[group] });
  const chosenElsewhere = values[group].filter((value) => !offered.includes(value));
  return [...offered, ...chosenElsewhere].map((value): FilterOption => {
    const hex = group === "colour" ? terms.words.hexOf(value) : undefined;
    const isChosen = values[group].includes(value);
    const parameter = filterParameters[group];
    const option = {
      parameter,
      value,
      text: terms.words.textOf(group, value),
      count: facets[group].get(value) ?? 0,
      isChosen,
    };
    return hex ? { ...option, hex } : option;
  });
}

/** A lone value that every product has divides nothing. */
function isUseful(options: readonly FilterOption[], unfilteredCount: number): boolean {
  const [only] = options;
  if (!only) return false;
  return options.length > 1 || only.isChosen || only.count < unfilteredCount;
}

function chipsOf(query: ListingQuery, terms: Terms): Chip[] {
  const t = translatorFor(terms.locale);
  const chip = (text: string, without: ListingQuery) => {
    return { text, link: addressOf({ ...without, page: 1 }, terms) };
  };
  const money = ({ minor }: Bound) => formatMoney(minor ?? 0, terms.currency);
  return [
    ...filterGroups.flatMap((group) =>
      query.values[group].map((value) => {
        const others = query.values[group].filter((other) => other !== value);
        const text = terms.words.textOf(group, value);
        const named = group === "size" ? t("listing:chip.size", { size: text }) : text;
        return chip(named, { ...query, values: { ...query.values, [group]: others } });
      }),
    ),
    ...(query.from?.minor != null
      ? [chip(t("listing:chip.from", { price: money(query.from) }), { ...query, from: null })]
      : []),
    ...(query.to?.minor != null
      ? [chip(t("listing:chip.to", { price: money(query.to) }), { ...query, to: null })]
      : []),
  ];
}

function addressOf(query: ListingQuery, { path, defaultSort, kept }: Terms): string {
  return path + writeListingQuery(query, defaultSort, kept);
}

function nothingChosen(query: ListingQuery): ListingQuery {
  return { ...query, values: emptyFilter.values, from: null, to: null, page: 1 };
}

/** Crowns without decimals, euros with cents (decision 39); what is no price, as it was typed. */
function shownBound(bound: Bound | null, { decimals }: Currency): string {
  if (bound === null || bound.minor === null) return bound?.text ?? "";
  return (bound.minor / 10 ** decimals).toFixed(decimals).replace(".", ",");
}

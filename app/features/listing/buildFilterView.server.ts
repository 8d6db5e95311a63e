import { type Currency, formatDecimalAmount, formatMoney } from "~/features/money/money";
import type { Category } from "~/features/products/category";
import { translatorFor } from "~/platform/i18n/i18n.server";
import type { Locale } from "~/platform/i18n/locale";
import { chosenDepartment, type DepartmentLink } from "./departments/departments";
import type { FilterLabels } from "./filterLabels.server";
import type { Chip, FilterGroupView, FilterOption, FilterView } from "./filterView";
import { emptyFilter, type FilterGroupName, filterGroups, filterParameters } from "./listingFilter";
import { buildListingQuery, type ListingQuery, type PriceBound, type QueryParameter } from "./listingQuery";
import type { Sort } from "./listingSort";
import type { ListedProducts } from "./listProducts.server";
import { sizeKindOf, sizeKinds } from "./sizeKinds";

type FilterContext = {
  locale: Locale;
  currency: Currency;
  labels: FilterLabels;
  /** The listing's address without a query. */
  path: string;
  defaultSort: Sort;
  extraParameters: readonly QueryParameter[];
  /** Categories that the filter offers. */
  categories: readonly Category[];
  tree: readonly Category[];
  /** Departments that the listing can be narrowed to with one press. */
  departments: readonly Category[];
};

/** The groups of the form in their order; some groups show the values of several filter groups. */
const groupLayout: readonly { title: FilterGroupView["title"]; of: readonly FilterGroupName[] }[] = [
  { title: "category", of: ["category"] },
  { title: "colour", of: ["colour"] },
  { title: "size", of: ["size"] },
  { title: "material", of: ["material"] },
  { title: "label", of: ["label"] },
  { title: "place", of: ["inStock", "store"] },
];

export function buildFilterView(query: ListingQuery, listed: ListedProducts, context: FilterContext): FilterView {
  const groups = groupLayout.map(({ title, of }) => {
    const options = of.flatMap((group) => buildOptions(group, query, listed, context));
    return { title, options, parts: title === "size" ? sizeParts(options) : [] };
  });
  const { from, to, sort } = query;
  return {
    groups: groups.filter(({ options }) => canFilter(options, listed.unfilteredCount)),
    price: {
      from: formatBound(from, context.currency),
      to: formatBound(to, context.currency),
      isFromInvalid: from !== null && from.minor === null,
      isToInvalid: to !== null && to.minor === null,
      lowestMinor: listed.prices?.lowest ?? 0,
      highestMinor: listed.prices?.highest ?? 0,
    },
    sort,
    defaultSort: context.defaultSort,
    extraParameters: context.extraParameters,
    chips: buildChips(query, context),
    departments: departmentLinks(query, listed, context),
    clearLink: listingAddress(withoutFilter(query), context),
  };
}

/** Splits the sizes by the kind of product that they belong to; empty when all belong to the same kind. */
function sizeParts(options: readonly FilterOption[]): FilterGroupView["parts"] {
  const parts = sizeKinds.flatMap((kind) => {
    const ofKind = options.filter(({ value }) => sizeKindOf(value) === kind);
    return ofKind.length > 0 ? [{ kind, options: ofKind }] : [];
  });
  return parts.length > 1 ? parts : [];
}

function buildOptions(
  group: FilterGroupName,
  { values }: ListingQuery,
  { facets }: ListedProducts,
  context: FilterContext,
) {
  const offered = context.labels.valuesOf(group, { categories: context.categories, facets: facets[group] });
  const chosenElsewhere = values[group].filter((value) => !offered.includes(value));
  return [...offered, ...chosenElsewhere].map((value): FilterOption => {
    const hex = group === "colour" ? context.labels.hexOf(value) : undefined;
    const isChosen = values[group].includes(value);
    const parameter = filterParameters[group];
    const option = {
      parameter,
      value,
      text: context.labels.textOf(group, value),
      count: facets[group].get(value) ?? 0,
      isChosen,
    };
    return hex ? { ...option, hex } : option;
  });
}

/** Returns false for a single value that every product has, as it would filter nothing. */
function canFilter(options: readonly FilterOption[], unfilteredCount: number): boolean {
  const [only] = options;
  if (!only) return false;
  return options.length > 1 || only.isChosen || only.count < unfilteredCount;
}

function buildChips(query: ListingQuery, context: FilterContext): Chip[] {
  const t = translatorFor(context.locale);
  const chip = (text: string, without: ListingQuery) => {
    return { text, link: listingAddress({ ...without, page: 1 }, context) };
  };
  const money = ({ minor }: PriceBound) => formatMoney(minor ?? 0, context.currency);
  return [
    ...filterGroups.flatMap((group) =>
      query.values[group].map((value) => {
        const others = query.values[group].filter((other) => other !== value);
        const text = context.labels.textOf(group, value);
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

/**
 * Returns links to the departments that keep the other choices. A department in which nothing would be found is left
 * out.
 */
function departmentLinks(query: ListingQuery, { facets }: ListedProducts, context: FilterContext): DepartmentLink[] {
  const t = translatorFor(context.locale);
  const chosen = query.values.category;
  const current = chosenDepartment(context.tree, chosen);
  const link = (category: readonly string[]) =>
    listingAddress({ ...query, values: { ...query.values, category }, page: 1 }, context);
  const offered = context.departments.filter(({ id }) => id === current || (facets.category.get(String(id)) ?? 0) > 0);
  if (offered.length < 2 && current === null) return [];
  const all = { text: t("listing:allDepartments"), link: link([]), isCurrent: chosen.length === 0 };
  return [all, ...offered.map(({ id, name }) => ({ text: name, link: link([String(id)]), isCurrent: id === current }))];
}

function listingAddress(query: ListingQuery, { path, defaultSort, extraParameters }: FilterContext): string {
  return path + buildListingQuery(query, defaultSort, extraParameters);
}

function withoutFilter(query: ListingQuery): ListingQuery {
  return { ...query, values: emptyFilter.values, from: null, to: null, page: 1 };
}

/** Formats crowns without decimals and euros with cents (decision 39); an invalid price is shown as typed. */
function formatBound(bound: PriceBound | null, { decimals }: Currency): string {
  if (bound === null || bound.minor === null) return bound?.text ?? "";
  return formatDecimalAmount(bound.minor, decimals, ",");
}

import type { Locale } from "~/platform/i18n/locale";
import { byGroup, type FilterGroupName, filterGroups, type ListingFilter, labelValues } from "../listingFilter";
import { type Bitset, countBits, countCommon, emptyBitset, forEachBit, intersect, union } from "./bitset";
import type { ListingIndex, PublicationSets } from "./listingIndex";
import {
  countByVariants,
  createVariantPredicate,
  filterByVariants,
  isVariantGroup,
  type VariantGroup,
} from "./variantFilter";

/** The products to select from, in one shop version at one time. `base` is the listing without any filter. */
export type SelectionInput = { index: ListingIndex; locale: Locale; publication: PublicationSets; base: Bitset };

/** The number of products that each value would match, whatever else is chosen in its group. */
export type FacetCounts = Record<FilterGroupName, Map<string, number>>;

export type Selection = {
  matching: Bitset;
  count: number;
  facets: FacetCounts;
  /** The price range of products that match all filters except the price; null when there are none. */
  prices: { lowest: number; highest: number } | null;
};

/**
 * Returns the products that match a filter, and the counts of these `values`. Groups that describe a variant (colour,
 * size, stock, store) must all be matched by one and the same variant.
 */
export function selectProducts(
  input: SelectionInput,
  filter: ListingFilter,
  values: Record<FilterGroupName, Iterable<string>>,
): Selection {
  const { index, locale, base } = input;
  const sets = chosenSets(input, filter);
  const chosenVariantGroups = filterGroups.filter(isVariantGroup).filter((group) => filter.values[group].length > 0);
  /** Returns the products that match all groups except one. With a single variant group, the sets alone decide. */
  const matchingAllBut = (excluded: Constraint | null, variantGroups: readonly VariantGroup[]) => {
    const others = [...sets].filter(([constraint]) => constraint !== excluded).map(([, set]) => set);
    const candidates = intersect(base, others);
    return variantGroups.length > 1
      ? filterByVariants(index, candidates, createVariantPredicate(index, filter, variantGroups))
      : candidates;
  };
  const matching = matchingAllBut(null, chosenVariantGroups);
  const countIn = (group: FilterGroupName) => {
    const others = chosenVariantGroups.filter((variantGroup) => variantGroup !== group);
    const pool = sets.has(group) ? matchingAllBut(group, others) : matching;
    if (isVariantGroup(group) && others.length > 0) {
      const tally = countByVariants(index, pool, createVariantPredicate(index, filter, others), group);
      return new Map(Array.from(values[group], (value) => [value, tally.get(value) ?? 0]));
    }
    return new Map(
      Array.from(values[group], (value) => [
        value,
        countCommon(pool, bitsetOfValue(input, group, value) ?? emptyBitset(0)),
      ]),
    );
  };
  return {
    matching,
    count: countBits(matching),
    facets: byGroup(countIn),
    prices: priceRange(
      index.prices[locale],
      sets.has("price") ? matchingAllBut("price", chosenVariantGroups) : matching,
    ),
  };
}

/** Returns the products with a value; undefined for a value that no product has. */
export function bitsetOfValue(
  { index, locale, publication }: Omit<SelectionInput, "base">,
  group: FilterGroupName,
  value: string,
): Bitset | undefined {
  if (group === "label" && value === labelValues.new) return publication.newArrivals;
  if (group === "label" && value === labelValues.sale) return index.onSale[locale];
  return index.values[group].get(value);
}

type Constraint = FilterGroupName | "price";

/** Returns, for each active constraint, the products that may match it. */
function chosenSets(input: SelectionInput, { values, priceFrom, priceTo }: ListingFilter): Map<Constraint, Bitset> {
  const size = input.index.products.length;
  const sets = new Map<Constraint, Bitset>();
  for (const group of filterGroups.filter((name) => values[name].length > 0)) {
    sets.set(
      group,
      union(
        size,
        values[group].map((value) => bitsetOfValue(input, group, value)),
      ),
    );
  }
  if (priceFrom === null && priceTo === null) return sets;
  const prices = input.index.prices[input.locale];
  const [lowest, highest] = [priceFrom ?? 0, priceTo ?? Number.POSITIVE_INFINITY];
  const priced = emptyBitset(size);
  for (let slot = 0; slot < size; slot += 1) {
    const price = prices[slot] ?? 0;
    if (price >= lowest && price <= highest) priced[slot >>> 5] = (priced[slot >>> 5] ?? 0) | (1 << (slot & 31));
  }
  return sets.set("price", priced);
}

function priceRange(prices: Int32Array, products: Bitset): Selection["prices"] {
  let [lowest, highest] = [Number.POSITIVE_INFINITY, 0];
  forEachBit(products, (slot) => {
    const price = prices[slot] ?? 0;
    if (price < lowest) lowest = price;
    if (price > highest) highest = price;
  });
  return highest > 0 ? { lowest, highest } : null;
}

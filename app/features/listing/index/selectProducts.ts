import type { Locale } from "~/platform/i18n/locale";
import { byGroup, type FilterGroup, filterGroups, type ListingFilter, labelValues } from "../listingFilter";
import { type Bits, countBits, countCommon, eachBit, emptyBits, inAll, inAny } from "./bitset";
import type { ListingIndex, Timely } from "./listingIndex";
import { isVariantGroup, keepFitting, tallyFitting, type VariantGroup, variantTest } from "./variantTest";

/** What a listing is chosen from: in one shop version, at one time. `base` is the listing without any filter. */
export type Field = { index: ListingIndex; locale: Locale; timely: Timely; base: Bits };

/** How many products each value of each group would give, whatever else is chosen in that group. */
export type FacetCounts = Record<FilterGroup, Map<string, number>>;

export type Selection = {
  matching: Bits;
  count: number;
  facets: FacetCounts;
  /** Of the products that meet all but the price; null for none. */
  prices: { lowest: number; highest: number } | null;
};

/**
 * The products that meet a filter, and the counts of these `values`. Groups that a variant meets (colour, size, stock,
 * store) must be met by one and the same variant.
 */
export function selectProducts(
  field: Field,
  filter: ListingFilter,
  values: Record<FilterGroup, Iterable<string>>,
): Selection {
  const { index, locale, base } = field;
  const sets = chosenSets(field, filter);
  const chosenVariantGroups = filterGroups.filter(isVariantGroup).filter((group) => filter.values[group].length > 0);
  /** Products that meet all groups but one; with a single variant group their sets say it all. */
  const meetingAllBut = (left: Constraint | null, variantGroups: readonly VariantGroup[]) => {
    const others = [...sets].filter(([constraint]) => constraint !== left).map(([, set]) => set);
    const met = inAll(base, others);
    return variantGroups.length > 1 ? keepFitting(index, met, variantTest(index, filter, variantGroups)) : met;
  };
  const matching = meetingAllBut(null, chosenVariantGroups);
  const countIn = (group: FilterGroup) => {
    const others = chosenVariantGroups.filter((one) => one !== group);
    const pool = sets.has(group) ? meetingAllBut(group, others) : matching;
    if (isVariantGroup(group) && others.length > 0) {
      const tally = tallyFitting(index, pool, variantTest(index, filter, others), group);
      return new Map(Array.from(values[group], (value) => [value, tally.get(value) ?? 0]));
    }
    return new Map(
      Array.from(values[group], (value) => [value, countCommon(pool, valueBits(field, group, value) ?? emptyBits(0))]),
    );
  };
  return {
    matching,
    count: countBits(matching),
    facets: byGroup(countIn),
    prices: priceRange(
      index.prices[locale],
      sets.has("price") ? meetingAllBut("price", chosenVariantGroups) : matching,
    ),
  };
}

/** Undefined for a value that no product has. */
export function valueBits({ index, locale, timely }: Field, group: FilterGroup, value: string): Bits | undefined {
  if (group === "label" && value === labelValues.new) return timely.fresh;
  if (group === "label" && value === labelValues.sale) return index.onSale[locale];
  return index.values[group].get(value);
}

type Constraint = FilterGroup | "price";

/** Of each constraint that asks something, the products that may meet it. */
function chosenSets(field: Field, { values, priceFrom, priceTo }: ListingFilter): Map<Constraint, Bits> {
  const size = field.index.products.length;
  const sets = new Map<Constraint, Bits>();
  for (const group of filterGroups.filter((one) => values[one].length > 0)) {
    sets.set(
      group,
      inAny(
        size,
        values[group].map((value) => valueBits(field, group, value)),
      ),
    );
  }
  if (priceFrom === null && priceTo === null) return sets;
  const prices = field.index.prices[field.locale];
  const [lowest, highest] = [priceFrom ?? 0, priceTo ?? Number.POSITIVE_INFINITY];
  const priced = emptyBits(size);
  for (let slot = 0; slot < size; slot += 1) {
    const price = prices[slot] ?? 0;
    if (price >= lowest && price <= highest) priced[slot >>> 5] = (priced[slot >>> 5] ?? 0) | (1 << (slot & 31));
  }
  return sets.set("price", priced);
}

function priceRange(prices: Int32Array, products: Bits): Selection["prices"] {
  let [lowest, highest] = [Number.POSITIVE_INFINITY, 0];
  eachBit(products, (slot) => {
    const price = prices[slot] ?? 0;
    if (price < lowest) lowest = price;
    if (price > highest) highest = price;
  });
  return highest > 0 ? { lowest, highest } : null;
}

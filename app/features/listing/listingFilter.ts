import type { Label } from "~/features/products/label";

/** The groups of a listing's filter in the order of its address (decision 32), with their query parameters. */
export const filterParameters = {
  colour: "barva",
  size: "velikost",
  material: "material",
  label: "stitek",
  inStock: "skladem",
  store: "prodejna",
  category: "kategorie",
} as const;

export type FilterGroupName = keyof typeof filterParameters;
export const filterGroups: readonly FilterGroupName[] = [
  "colour",
  "size",
  "material",
  "label",
  "inStock",
  "store",
  "category",
];

/** A product matches if it has any of the values of every group; a group without values is ignored. */
export type ListingFilter = {
  values: Record<FilterGroupName, readonly string[]>;
  /** Bounds of the price in smallest units of the currency, inclusive; null is unbounded. */
  priceFrom: number | null;
  priceTo: number | null;
};

/** Builds a record with a value for each group. */
export function byGroup<Value>(valueFor: (group: FilterGroupName) => Value): Record<FilterGroupName, Value> {
  return {
    colour: valueFor("colour"),
    size: valueFor("size"),
    material: valueFor("material"),
    label: valueFor("label"),
    inStock: valueFor("inStock"),
    store: valueFor("store"),
    category: valueFor("category"),
  };
}

export const emptyFilter: ListingFilter = { values: byGroup(() => []), priceFrom: null, priceTo: null };

export const labelValues = {
  sale: "sleva",
  new: "novinka",
  bestseller: "bestseller",
  goodPrice: "dobra-cena",
} as const satisfies Record<Label, string>;
export const inStockValue = "1";

export function isEmptyFilter({ values, priceFrom, priceTo }: ListingFilter): boolean {
  return priceFrom === null && priceTo === null && filterGroups.every((group) => values[group].length === 0);
}

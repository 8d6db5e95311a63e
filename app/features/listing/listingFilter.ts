/** The groups of a listing's filter in the order of its address (decision 32), with the names that stand in it. */
export const filterParameters = {
  colour: "barva",
  size: "velikost",
  material: "material",
  label: "stitek",
  inStock: "skladem",
  store: "prodejna",
  category: "kategorie",
} as const;

export type FilterGroup = keyof typeof filterParameters;
export const filterGroups: readonly FilterGroup[] = [
  "colour",
  "size",
  "material",
  "label",
  "inStock",
  "store",
  "category",
];

/** Any one value of a group is enough, every group must be met; a group without values asks nothing. */
export type ListingFilter = {
  values: Record<FilterGroup, readonly string[]>;
  /** Smallest units of the currency, both included; null is open. */
  priceFrom: number | null;
  priceTo: number | null;
};

/** A value for each group. */
export function byGroup<Value>(of: (group: FilterGroup) => Value): Record<FilterGroup, Value> {
  return {
    colour: of("colour"),
    size: of("size"),
    material: of("material"),
    label: of("label"),
    inStock: of("inStock"),
    store: of("store"),
    category: of("category"),
  };
}

export const emptyFilter: ListingFilter = { values: byGroup(() => []), priceFrom: null, priceTo: null };

export const labelValues = {
  sale: "sleva",
  new: "novinka",
  bestseller: "bestseller",
  goodPrice: "dobra-cena",
} as const;
export const inStockValue = "1";

export function isEmptyFilter({ values, priceFrom, priceTo }: ListingFilter): boolean {
  return priceFrom === null && priceTo === null && filterGroups.every((group) => values[group].length === 0);
}

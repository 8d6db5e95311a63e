import { labels } from "~/features/products/activeLabels";
import type { Category } from "~/features/products/category";
import { compareSizes, formatSize } from "~/features/sizes/sizes";
import type { Db } from "~/platform/database/database.server";
import { translatorFor } from "~/platform/i18n/i18n.server";
import type { Locale } from "~/platform/i18n/locale";
import { cachedForASecond } from "~/platform/time/shortCache.server";
import { readFilterLabelRows } from "./index/catalogSnapshot.queries.server";
import { type FilterGroupName, inStockValue, labelValues } from "./listingFilter";

const cachedLabelRows = cachedForASecond((db: Db, _key: "labels") => readFilterLabelRows(db));

/** The names of filter values in one language, and the order in which they are offered. */
export type FilterLabels = {
  /** Returns false for a value that no product of the shop has ever had. */
  isKnown: (group: FilterGroupName, value: string) => boolean;
  textOf: (group: FilterGroupName, value: string) => string;
  hexOf: (colour: string) => string | undefined;
  /** Returns the values that occur in a listing, in the order in which they are offered. */
  valuesOf: (group: FilterGroupName, listing: { categories: readonly Category[]; facets: Facets }) => string[];
};

type Facets = ReadonlyMap<string, number>;

/**
 * Loads the filter's labels. `sizes` are those of the whole shop, which are the same in every language. Children of the
 * category `within` are named without their parent.
 */
export async function loadFilterLabels(
  db: Db,
  locale: Locale,
  { tree, within, sizes }: { tree: readonly Category[]; within: number | null; sizes: Facets | ReadonlySet<string> },
): Promise<FilterLabels> {
  const { colours, materials, stores } = await cachedLabelRows(db, "labels");
  const t = translatorFor(locale);
  const named = (rows: readonly { value: string; locale: Locale; text: string }[]) =>
    new Map(rows.filter((row) => row.locale === locale).map(({ value, text }) => [value, text]));
  const texts: Record<Exclude<FilterGroupName, "size">, Map<string, string>> = {
    colour: named(colours),
    material: named(materials),
    store: named(stores),
    label: new Map(labels.map((label) => [labelValues[label], t(`listing:label.${label}`)])),
    inStock: new Map([[inStockValue, t("listing:inStock")]]),
    category: new Map(tree.map((category) => [String(category.id), categoryText(category, tree, within)])),
  };
  return {
    isKnown: (group, value) => (group === "size" ? sizes.has(value) : texts[group].has(value)),
    textOf: (group, value) => (group === "size" ? formatSize(value) : (texts[group].get(value) ?? value)),
    hexOf: (colour) => colours.find(({ value }) => value === colour)?.hex,
    valuesOf: (group, { categories, facets }) => {
      if (group === "size") return [...facets.keys()].sort(compareSizes);
      const offered = group === "category" ? categories.map(({ id }) => String(id)) : [...texts[group].keys()];
      return offered.filter((value) => facets.has(value));
    },
  };
}

/** Returns the name of a category with that of its parent, as men and women both have jackets. */
function categoryText({ name, parentId }: Category, tree: readonly Category[], within: number | null): string {
  if (parentId === within) return name;
  const parent = tree.find(({ id }) => id === parentId);
  return parent ? `${parent.name} – ${name}` : name;
}

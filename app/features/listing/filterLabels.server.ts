import type { Category } from "~/features/products/category";
import { labels } from "~/features/products/label";
import { compareSizes, sizeText } from "~/features/products/product";
import type { Db } from "~/platform/database/database.server";
import { translatorFor } from "~/platform/i18n/i18n.server";
import type { Locale } from "~/platform/i18n/locale";
import { briefly } from "~/platform/time/shortCache.server";
import { readFilterWords } from "./index/catalogSnapshot.queries.server";
import { type FilterGroup, inStockValue, labelValues } from "./listingFilter";

const wordsOf = briefly((db: Db, _key: "words") => readFilterWords(db));

/** What the values of a filter are called in one language, and in which order they are offered. */
export type FilterWords = {
  /** False for a value that the shop has never had. */
  isKnown: (group: FilterGroup, value: string) => boolean;
  textOf: (group: FilterGroup, value: string) => string;
  hexOf: (colour: string) => string | undefined;
  /** Those that a listing has, in the order in which they are offered. */
  valuesOf: (group: FilterGroup, listing: { categories: readonly Category[]; facets: Facets }) => string[];
};

type Facets = ReadonlyMap<string, number>;

/**
 * `sizes` are those of the whole shop, which are written the same in every language; `within` is the category whose
 * children need not be told from others.
 */
export async function filterWords(
  db: Db,
  locale: Locale,
  { tree, within, sizes }: { tree: readonly Category[]; within: number | null; sizes: Facets | ReadonlySet<string> },
): Promise<FilterWords> {
  const { colours, materials, stores } = await wordsOf(db, "words");
  const t = translatorFor(locale);
  const named = (rows: readonly { value: string; locale: Locale; text: string }[]) =>
    new Map(rows.filter((row) => row.locale === locale).map(({ value, text }) => [value, text]));
  const texts: Record<Exclude<FilterGroup, "size">, Map<string, string>> = {
    colour: named(colours),
    material: named(materials),
    store: named(stores),
    label: new Map(labels.map((label) => [labelValues[label], t(`listing:label.${label}`)])),
    inStock: new Map([[inStockValue, t("listing:inStock")]]),
    category: new Map(tree.map((category) => [String(category.id), categoryText(category, tree, within)])),
  };
  return {
    isKnown: (group, value) => (group === "size" ? sizes.has(value) : texts[group].has(value)),
    textOf: (group, value) => (group === "size" ? sizeText(value) : (texts[group].get(value) ?? value)),
    hexOf: (colour) => colours.find(({ value }) => value === colour)?.hex,
    valuesOf: (group, { categories, facets }) => {
      if (group === "size") return [...facets.keys()].sort(compareSizes);
      const offered = group === "category" ? categories.map(({ id }) => String(id)) : [...texts[group].keys()];
      return offered.filter((value) => facets.has(value));
    },
  };
}

/** Men and women both have jackets, so a category is told with what is above it. */
function categoryText({ name, parentId }: Category, tree: readonly Category[], within: number | null): string {
  if (parentId === within) return name;
  const parent = tree.find(({ id }) => id === parentId);
  return parent ? `${parent.name} – ${name}` : name;
}

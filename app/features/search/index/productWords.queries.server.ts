import { categoryPath } from "~/features/products/category";
import { letterSizeOf, type SizeScale } from "~/features/sizes/letterSizes";
import type { Db } from "~/platform/database/database.server";
import { locales } from "~/platform/i18n/locale";

import { pushTo } from "./pushTo";
import type { Level, SearchText } from "./searchDocument";

/** With more products than this, descriptions are not indexed: they would be nine tenths of the index. */
const maxProductsWithDescriptions = 20_000;

/** Texts that many products share, in both languages; they are read once for all batches. */
export type ProductWords = {
  ofCategory: ReadonlyMap<number, readonly SearchText[]>;
  ofValue: ReadonlyMap<string, readonly SearchText[]>;
  ofColour: ReadonlyMap<string, readonly SearchText[]>;
  ofSize: (size: string, scale: SizeScale | undefined) => SearchText;
  hasDescriptions: boolean;
};

export async function readProductWords(db: Db): Promise<ProductWords> {
  const [ofCategory, ofValue, ofColour, { count }] = await Promise.all([
    readCategoryWords(db),
    readValueWords(db),
    readColourWords(db),
    db
      .selectFrom("product")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow(),
  ]);
  const sizes = new Map<string, SearchText>();
  const ofSize = (size: string, scale: SizeScale | undefined) => {
    const key = `${size} ${scale ?? ""}`;
    const known = sizes.get(key);
    if (known) return known;
    const letter = scale && letterSizeOf(scale, size);
    const facets = [size, ...(letter && letter !== size ? [letter] : [])].map((name) => `size/${name}`);
    const text: SearchText = { level: "detail", locale: "cs", text: size, facets };
    sizes.set(key, text);
    return text;
  };
  return { ofCategory, ofValue, ofColour, ofSize, hasDescriptions: count <= maxProductsWithDescriptions };
}

/** Reads the names of each category and its ancestors, as a product in `Muži / Bundy` is found by both names. */
async function readCategoryWords(db: Db) {
  const rows = await db
    .selectFrom("category_text")
    .innerJoin("category", "category.id", "category_text.category_id")
    .select(["category.id", "parent_id as parentId", "locale", "name"])
    .execute();
  const words = new Map<number, SearchText[]>();
  for (const locale of locales) {
    const tree = rows
      .filter((row) => row.locale === locale)
      .map((row) => ({ ...row, title: null, slug: "", picture: null }));
    for (const { id } of tree) {
      for (const { name } of categoryPath(tree, id)) pushTo(words, id, { level: "kind", locale, text: name });
    }
  }
  return words;
}

/** Attributes whose values visitors search by, so these count as kinds; all other attributes count as details. */
const kindAttributes = new Set(["druh", "material", "pohlavi"]);

async function readValueWords(db: Db) {
  const rows = await db.selectFrom("attribute_value_text").selectAll().execute();
  const words = new Map<string, SearchText[]>();
  for (const { attribute_id, value_id, locale, name } of rows) {
    const level: Level = kindAttributes.has(attribute_id) ? "kind" : "detail";
    const facet = `${attribute_id}/${value_id}`;
    pushTo(words, facet, { level, locale, text: name.replace(/\(.*\)/, ""), facets: [facet], names: facet });
  }
  return words;
}

async function readColourWords(db: Db) {
  const rows = await db.selectFrom("colour_text").select(["colour_id", "locale", "name"]).execute();
  const words = new Map<string, SearchText[]>();
  for (const { colour_id, locale, name } of rows) {
    const facet = `colour/${colour_id}`;
    pushTo(words, colour_id, { level: "kind", locale, text: name, facets: [facet], names: facet });
  }
  return words;
}

import { categoryPath } from "~/features/products/category";
import type { Db } from "~/platform/database/database.server";
import { locales } from "~/platform/i18n/locale";

import { append } from "./pushTo";
import type { Level, SearchText } from "./searchDocument";

/** Shops with more products leave descriptions out: they would be nine words in ten of the index. */
export const mostWithDescriptions = 20_000;

/** The words that many products share, in both languages: read once for all batches. */
export type ProductWords = {
  ofCategory: ReadonlyMap<number, readonly SearchText[]>;
  ofValue: ReadonlyMap<string, readonly SearchText[]>;
  ofColour: ReadonlyMap<string, readonly SearchText[]>;
  ofSize: (size: string) => SearchText;
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
  const ofSize = (size: string) => {
    const text = sizes.get(size) ?? { level: "detail", locale: "cs", text: size };
    sizes.set(size, text);
    return text;
  };
  return { ofCategory, ofValue, ofColour, ofSize, hasDescriptions: count <= mostWithDescriptions };
}

/** A category's own name and those above it: what lies in `Muži / Bundy` is both. */
async function readCategoryWords(db: Db) {
  const rows = await db
    .selectFrom("category_text")
    .innerJoin("category", "category.id", "category_text.category_id")
    .select(["category.id", "parent_id as parentId", "locale", "name"])
    .execute();
  const words = new Map<number, SearchText[]>();
  for (const locale of locales) {
    const tree = rows.filter((row) => row.locale === locale).map((row) => ({ ...row, slug: "", picture: null }));
    for (const { id } of tree) {
      for (const { name } of categoryPath(tree, id)) append(words, id, { level: "kind", locale, text: name });
    }
  }
  return words;
}

/** What a product is by these attributes is what it is looked for by; the others are details. */
const kindAttributes = new Set(["druh", "material", "pohlavi"]);

async function readValueWords(db: Db) {
  const rows = await db.selectFrom("attribute_value_text").selectAll().execute();
  const words = new Map<string, SearchText[]>();
  for (const { attribute_id, value_id, locale, name } of rows) {
    const level: Level = kindAttributes.has(attribute_id) ? "kind" : "detail";
    append(words, `${attribute_id}/${value_id}`, { level, locale, text: name.replace(/\(.*\)/, "") });
  }
  return words;
}

async function readColourWords(db: Db) {
  const rows = await db.selectFrom("colour_text").select(["colour_id", "locale", "name"]).execute();
  const words = new Map<string, SearchText[]>();
  for (const { colour_id, locale, name } of rows) append(words, colour_id, { level: "kind", locale, text: name });
  return words;
}

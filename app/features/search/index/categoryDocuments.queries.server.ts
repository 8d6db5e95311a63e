import { type Category, categoryPath } from "~/features/products/category";
import type { Db } from "~/platform/database/database.server";
import { type Locale, locales } from "~/platform/i18n/locale";

import { append } from "./pushTo";
import type { SearchDocument, SearchText } from "./searchDocument";

/** Shops with more products leave out what a category's products are made of: it would be a second's work. */
const mostLookedInto = 20_000;

/** Added to a root's position: what lies deeper says more exactly what is meant. */
const rootsLast = 1_000_000;

/**
 * Every category that has something to show, with its own name, as what it is about those above it, and as details what
 * its products are. Four queries.
 */
export async function readCategoryDocuments(db: Db): Promise<SearchDocument[]> {
  const [rows, counts] = await Promise.all([
    db
      .selectFrom("category")
      .innerJoin("category_text", "category_text.category_id", "category.id")
      .select(["id", "parent_id as parentId", "position", "locale", "name", "slug"])
      .execute(),
    db.selectFrom("category_count").where("product_count", ">", 0).select(["category_id", "locale"]).execute(),
  ]);
  const details = await readDetails(db);
  const trees = locales.map((locale) =>
    rows.filter((row) => row.locale === locale).map((row) => ({ ...row, picture: null })),
  );
  const ids = new Map(
    rows.map(({ id, position, parentId }) => [id, { position: parentId === null ? rootsLast + position : position }]),
  );
  return [...ids].map(([id, { position }]) => ({
    id,
    locales: counts.filter(({ category_id }) => category_id === id).map(({ locale }) => locale),
    presence: 2,
    position,
    texts: [...trees.flatMap((tree) => wordsOf(tree, id)), ...(details.get(id) ?? [])],
  }));
}

/** Names of the kinds and materials that a category's products have. */
async function readDetails(db: Db): Promise<Map<number, SearchText[]>> {
  const details = new Map<number, SearchText[]>();
  const { count } = await countProducts(db);
  if (count > mostLookedInto) return details;
  const rows = await db
    .selectFrom("product_attribute")
    .innerJoin("product_category", "product_category.product_id", "product_attribute.product_id")
    .innerJoin("attribute_value_text", (join) =>
      join
        .onRef("attribute_value_text.attribute_id", "=", "product_attribute.attribute_id")
        .onRef("attribute_value_text.value_id", "=", "product_attribute.value_id"),
    )
    .where("product_attribute.attribute_id", "in", ["druh", "material"])
    .groupBy(["category_id", "locale", "name"])
    .select(["category_id", "locale", "name"])
    .execute();
  for (const { category_id, locale, name } of rows)
    append(details, category_id, { level: "detail", locale, text: name });
  return details;
}

function countProducts(db: Db) {
  return db
    .selectFrom("product")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
}

function wordsOf(tree: readonly Row[], id: number): SearchText[] {
  const path = new Set(categoryPath(tree, id).map((step) => step.id));
  return tree.filter((row) => path.has(row.id)).flatMap((row) => textsOf(row, row.id === id));
}

type Row = Category & { locale: Locale };

/** A slug often says for whom a category is, where its name does not. */
function textsOf({ locale, name, slug }: Row, isOwn: boolean): SearchText[] {
  if (!isOwn) return [{ level: "kind", locale, text: name }];
  return [
    { level: "name", locale, text: name },
    { level: "kind", locale, text: slug },
  ];
}

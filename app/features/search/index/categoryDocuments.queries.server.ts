import { type Category, categoryPath } from "~/features/products/category";
import type { Db } from "~/platform/database/database.server";
import { type Locale, locales } from "~/platform/i18n/locale";

import { pushTo } from "./pushTo";
import type { SearchDocument, SearchText } from "./searchDocument";

/**
 * With more products than this, category documents do not include the materials of their products, which would take a
 * second.
 */
const maxProductsWithDetails = 20_000;

/** Added to the position of root categories, so that deeper, more specific categories come first. */
const rootsLast = 1_000_000;

/**
 * Reads every category with products: its own name, its ancestors as its kind, and the kinds and materials of its
 * products as details. Four queries.
 */
export async function readCategoryDocuments(db: Db): Promise<SearchDocument[]> {
  const [rows, counts] = await Promise.all([
    db
      .selectFrom("category")
      .innerJoin("category_text", "category_text.category_id", "category.id")
      .where("retired_at", "is", null)
      .select(["id", "parent_id as parentId", "position", "locale", "name", "slug"])
      .execute(),
    db.selectFrom("category_count").where("product_count", ">", 0).select(["category_id", "locale"]).execute(),
  ]);
  const details = await readDetails(db);
  const trees = locales.map((locale) =>
    rows.filter((row) => row.locale === locale).map((row) => ({ ...row, title: null, picture: null })),
  );
  const ids = new Map(
    rows.map(({ id, position, parentId }) => [id, { position: parentId === null ? rootsLast + position : position }]),
  );
  return [...ids].map(([id, { position }]) => ({
    id,
    locales: counts.filter(({ category_id }) => category_id === id).map(({ locale }) => locale),
    presence: 2,
    position,
    texts: [...trees.flatMap((tree) => categoryTexts(tree, id)), ...(details.get(id) ?? [])],
  }));
}

/** Reads the names of the kinds and materials of each category's products. */
async function readDetails(db: Db): Promise<Map<number, SearchText[]>> {
  const details = new Map<number, SearchText[]>();
  const { count } = await countProducts(db);
  if (count > maxProductsWithDetails) return details;
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
    pushTo(details, category_id, { level: "detail", locale, text: name });
  return details;
}

function countProducts(db: Db) {
  return db
    .selectFrom("product")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
}

function categoryTexts(tree: readonly Row[], id: number): SearchText[] {
  const path = new Set(categoryPath(tree, id).map((step) => step.id));
  return tree.filter((row) => path.has(row.id)).flatMap((row) => textsOf(row, row.id === id));
}

type Row = Category & { locale: Locale };

/** Includes the slug, which often says for whom a category is when its name does not. */
function textsOf({ locale, name, slug }: Row, isCategoryItself: boolean): SearchText[] {
  if (!isCategoryItself) return [{ level: "kind", locale, text: name }];
  return [
    { level: "name", locale, text: name },
    { level: "kind", locale, text: slug },
  ];
}

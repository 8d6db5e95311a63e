import { type Category, categoryPath } from "~/features/catalog/category";
import type { Db } from "~/platform/database.server";
import { type Locale, locales } from "~/platform/locale";

import type { SearchDocument, SearchText } from "./searchDocument";

/** Every category that has something to show, with its own name and, as what it is about, those above it. Two queries. */
export async function readCategoryDocuments(db: Db): Promise<SearchDocument[]> {
  const [rows, counts] = await Promise.all([
    db
      .selectFrom("category")
      .innerJoin("category_text", "category_text.category_id", "category.id")
      .select(["id", "parent_id as parentId", "position", "locale", "name", "slug"])
      .execute(),
    db.selectFrom("category_count").where("product_count", ">", 0).select(["category_id", "locale"]).execute(),
  ]);
  const trees = locales.map((locale) =>
    rows.filter((row) => row.locale === locale).map((row) => ({ ...row, picture: null })),
  );
  const ids = new Map(rows.map(({ id, position, parentId }) => [id, { position, depth: parentId === null ? 0 : 1 }]));
  return [...ids].map(([id, { position, depth }]) => ({
    id,
    locales: counts.filter(({ category_id }) => category_id === id).map(({ locale }) => locale),
    presence: 2,
    position: depth * 1000 + position,
    texts: trees.flatMap((tree) => wordsOf(tree, id)),
  }));
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

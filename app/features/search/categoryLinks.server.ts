import { categoryAddress } from "~/addresses";
import { categoryPath } from "~/features/products/category";
import { readCachedCategories } from "~/features/products/category.queries.server";
import type { Db } from "~/platform/database/database.server";
import type { Locale } from "~/platform/i18n/locale";

import type { SearchLink } from "./index/searchDocument";

export async function readCategorySearchLinks(db: Db, locale: Locale, ids: readonly number[]): Promise<SearchLink[]> {
  const tree = await readCachedCategories(db, locale);
  return ids.flatMap((id) => {
    const path = categoryPath(tree, id);
    const category = path.pop();
    if (!category) return [];
    const address = categoryAddress(locale, category);
    // A category's title already says for whom the category is, so it needs no note.
    if (category.title) return [{ text: category.title, address, note: "" }];
    return [{ text: category.name, address, note: path.map(nameOf).join(" – ") }];
  });
}

function nameOf({ name }: { name: string }): string {
  return name;
}

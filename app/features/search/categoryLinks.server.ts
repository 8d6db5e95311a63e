import { categoryAddress } from "~/addresses";
import { categoryPath } from "~/features/products/category";
import { readCategories } from "~/features/products/category.queries.server";
import type { Db } from "~/platform/database/database.server";
import type { Locale } from "~/platform/i18n/locale";
import { briefly } from "~/platform/time/shortCache.server";

import type { SearchLink } from "./index/searchDocument";

/** The shop's tree, kept for a second. */
export const categoriesOf = briefly(readCategories);

export async function readCategoryLinks(db: Db, locale: Locale, ids: readonly number[]): Promise<SearchLink[]> {
  const tree = await categoriesOf(db, locale);
  return ids.flatMap((id) => {
    const path = categoryPath(tree, id);
    const category = path.pop();
    if (!category) return [];
    return [{ text: category.name, address: categoryAddress(locale, category), note: path.map(nameOf).join(" – ") }];
  });
}

function nameOf({ name }: { name: string }): string {
  return name;
}

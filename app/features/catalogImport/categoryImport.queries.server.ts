import type { Db } from "~/platform/database/database.server";
import { locales } from "~/platform/i18n/locale";
import { batchesOf } from "~/platform/text/batches";

import type { CategoryRow } from "./rows/categoryRow";
import { parentsFirst } from "./rows/categoryTree";

/** Adds categories or makes known ones what the rows say; `nameOf` gives the name a picture is kept under. */
export async function saveCategories(
  db: Db,
  rows: readonly CategoryRow[],
  nameOf: (file: string) => string,
): Promise<void> {
  for (const batch of batchesOf(parentsFirst(rows))) {
    await saveTree(db, batch, nameOf);
    await saveTexts(db, batch);
  }
}

async function saveTree(db: Db, rows: readonly CategoryRow[], nameOf: (file: string) => string) {
  const branches = rows.map(({ id, parent, position, picture }) => {
    return { id, parent_id: parent, position, picture: picture ? nameOf(picture) : null };
  });
  await db
    .insertInto("category")
    .values(branches)
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet(({ ref }) => ({
        parent_id: ref("excluded.parent_id"),
        position: ref("excluded.position"),
        picture: ref("excluded.picture"),
      })),
    )
    .execute();
}

async function saveTexts(db: Db, rows: readonly CategoryRow[]) {
  const texts = rows.flatMap(({ id, name, slug, description }) =>
    locales.map((locale) => {
      return { category_id: id, locale, name: name[locale], slug: slug[locale], description: description[locale] };
    }),
  );
  await db
    .insertInto("category_text")
    .values(texts)
    .onConflict((conflict) =>
      conflict.columns(["category_id", "locale"]).doUpdateSet(({ ref }) => ({
        name: ref("excluded.name"),
        slug: ref("excluded.slug"),
        description: ref("excluded.description"),
      })),
    )
    .execute();
}

import type { Db } from "~/platform/database/database.server";
import { locales } from "~/platform/i18n/locale";
import { batchesOf } from "~/platform/text/batches";
import { notRetired } from "~/platform/text/momentFields";

import type { CategoryRow } from "./rows/categoryRow";
import { parentsFirst } from "./rows/categoryTree";

/** Inserts or updates categories; `nameOf` returns the stored name of a picture. */
export async function saveCategories(
  db: Db,
  rows: readonly CategoryRow[],
  nameOf: (file: string) => string,
): Promise<void> {
  for (const batch of batchesOf(parentsFirst(rows))) {
    await saveCategoryRows(db, batch, nameOf);
    await saveTexts(db, batch);
  }
}

async function saveCategoryRows(db: Db, rows: readonly CategoryRow[], nameOf: (file: string) => string) {
  const records = rows.map(({ id, parent, position, picture, retired = notRetired }) => {
    return { id, parent_id: parent, position, picture: picture ? nameOf(picture) : null, ...retired };
  });
  await db
    .insertInto("category")
    .values(records)
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet(({ ref }) => ({
        parent_id: ref("excluded.parent_id"),
        position: ref("excluded.position"),
        picture: ref("excluded.picture"),
        retired_at: ref("excluded.retired_at"),
        retired_to: ref("excluded.retired_to"),
      })),
    )
    .execute();
}

async function saveTexts(db: Db, rows: readonly CategoryRow[]) {
  const texts = rows.flatMap(({ id, name, title, slug, description }) =>
    locales.map((locale) => {
      const texts = { name: name[locale], title: title?.[locale] ?? null, description: description[locale] };
      return { category_id: id, locale, slug: slug[locale], ...texts };
    }),
  );
  await db
    .insertInto("category_text")
    .values(texts)
    .onConflict((conflict) =>
      conflict.columns(["category_id", "locale"]).doUpdateSet(({ ref }) => ({
        name: ref("excluded.name"),
        title: ref("excluded.title"),
        slug: ref("excluded.slug"),
        description: ref("excluded.description"),
      })),
    )
    .execute();
}

import type { Db } from "~/platform/database/database.server";
import { locales } from "~/platform/i18n/locale";
import { batchesOf } from "~/platform/text/batches";
import { notRetired } from "~/platform/text/momentFields";

import type { PostCategoryRow, PostRow } from "./postRow";

export async function savePostCategories(db: Db, rows: readonly PostCategoryRow[]): Promise<void> {
  for (const batch of batchesOf(rows)) {
    await db
      .insertInto("post_category")
      .values(batch.map(({ id, position }) => ({ id, position })))
      .onConflict((conflict) =>
        conflict.column("id").doUpdateSet(({ ref }) => ({ position: ref("excluded.position") })),
      )
      .execute();
    const names = batch.flatMap(({ id, name }) =>
      locales.map((locale) => ({ category_id: id, locale, name: name[locale] })),
    );
    await db
      .insertInto("post_category_text")
      .values(names)
      .onConflict((conflict) =>
        conflict.columns(["category_id", "locale"]).doUpdateSet(({ ref }) => ({ name: ref("excluded.name") })),
      )
      .execute();
  }
}

/** Inserts or updates posts; `nameOf` returns the stored name of a picture. */
export async function savePosts(db: Db, rows: readonly PostRow[], nameOf: (file: string) => string): Promise<void> {
  for (const batch of batchesOf(rows)) {
    await savePostRows(db, batch, nameOf);
    await saveTexts(db, batch);
  }
}

async function savePostRows(db: Db, rows: readonly PostRow[], nameOf: (file: string) => string) {
  const records = rows.map(({ id, category, published, picture, retired = notRetired }) => {
    return { id, category_id: category, published_on: published, picture: nameOf(picture), ...retired };
  });
  await db
    .insertInto("post")
    .values(records)
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet(({ ref }) => ({
        category_id: ref("excluded.category_id"),
        published_on: ref("excluded.published_on"),
        picture: ref("excluded.picture"),
        retired_at: ref("excluded.retired_at"),
        retired_to: ref("excluded.retired_to"),
      })),
    )
    .execute();
}

/** Deletes and reinserts the texts, so that two posts can swap their slugs. */
async function saveTexts(db: Db, rows: readonly PostRow[]) {
  const ids = rows.map(({ id }) => id);
  await db.deleteFrom("post_text").where("post_id", "in", ids).execute();
  const texts = rows.flatMap(({ id, title, slug, lead, body, pictureAlt }) =>
    locales.map((locale) => {
      const columns = { title: title[locale], slug: slug[locale], lead: lead[locale], body_html: body[locale] };
      return { post_id: id, locale, ...columns, picture_alt: pictureAlt[locale] };
    }),
  );
  await db.insertInto("post_text").values(texts).execute();
}

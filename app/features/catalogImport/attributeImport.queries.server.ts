import type { Db } from "~/platform/database/database.server";
import { locales } from "~/platform/i18n/locale";
import { batchesOf } from "~/platform/text/batches";

import type { AttributeRow } from "./rows/attributeRow";
import type { ColourRow } from "./rows/colourRow";

/** Inserts or updates colours; they are offered in the order of the rows. */
export async function saveColours(db: Db, rows: readonly ColourRow[]): Promise<void> {
  const colours = rows.map(({ id, hex }, position) => ({ id, position, hex }));
  for (const batch of batchesOf(colours)) {
    await db
      .insertInto("colour")
      .values(batch)
      .onConflict((conflict) =>
        conflict
          .column("id")
          .doUpdateSet(({ ref }) => ({ position: ref("excluded.position"), hex: ref("excluded.hex") })),
      )
      .execute();
  }
  const texts = rows.flatMap(({ id, name }) =>
    locales.map((locale) => ({ colour_id: id, locale, name: name[locale] })),
  );
  for (const batch of batchesOf(texts)) {
    await db
      .insertInto("colour_text")
      .values(batch)
      .onConflict((conflict) =>
        conflict.columns(["colour_id", "locale"]).doUpdateSet(({ ref }) => ({ name: ref("excluded.name") })),
      )
      .execute();
  }
}

/** Inserts or updates attributes and their values. Values that are not in the rows stay. */
export async function saveAttributes(db: Db, rows: readonly AttributeRow[]): Promise<void> {
  await saveAttributeNames(db, rows);
  await saveValues(db, rows);
  await saveValueTexts(db, rows);
}

async function saveAttributeNames(db: Db, rows: readonly AttributeRow[]) {
  for (const batch of batchesOf(rows.map(({ id }, position) => ({ id, position })))) {
    await db
      .insertInto("attribute")
      .values(batch)
      .onConflict((conflict) =>
        conflict.column("id").doUpdateSet(({ ref }) => ({ position: ref("excluded.position") })),
      )
      .execute();
  }
  const texts = rows.flatMap(({ id, name }) =>
    locales.map((locale) => ({ attribute_id: id, locale, name: name[locale] })),
  );
  for (const batch of batchesOf(texts)) {
    await db
      .insertInto("attribute_text")
      .values(batch)
      .onConflict((conflict) =>
        conflict.columns(["attribute_id", "locale"]).doUpdateSet(({ ref }) => ({ name: ref("excluded.name") })),
      )
      .execute();
  }
}

async function saveValues(db: Db, rows: readonly AttributeRow[]) {
  const values = rows.flatMap((row) => row.values.map(({ id }, position) => ({ attribute_id: row.id, id, position })));
  for (const batch of batchesOf(values)) {
    await db
      .insertInto("attribute_value")
      .values(batch)
      .onConflict((conflict) =>
        conflict.columns(["attribute_id", "id"]).doUpdateSet(({ ref }) => ({ position: ref("excluded.position") })),
      )
      .execute();
  }
}

async function saveValueTexts(db: Db, rows: readonly AttributeRow[]) {
  const texts = rows.flatMap((row) =>
    row.values.flatMap(({ id, name }) =>
      locales.map((locale) => ({ attribute_id: row.id, value_id: id, locale, name: name[locale] })),
    ),
  );
  for (const batch of batchesOf(texts)) {
    await db
      .insertInto("attribute_value_text")
      .values(batch)
      .onConflict((conflict) =>
        conflict
          .columns(["attribute_id", "value_id", "locale"])
          .doUpdateSet(({ ref }) => ({ name: ref("excluded.name") })),
      )
      .execute();
  }
}

import type { Db } from "~/platform/database/database.server";
import { locales } from "~/platform/i18n/locale";
import { batchesOf } from "~/platform/text/batches";
import { notRetired } from "~/platform/text/momentFields";

import { type StoreRow, weekdayHours } from "./storeRow";

/** Inserts or updates stores; others stay. */
export async function saveStores(db: Db, rows: readonly StoreRow[]): Promise<void> {
  for (const batch of batchesOf(rows, storesPerStatement)) {
    await saveAddresses(db, batch);
    await saveTexts(db, batch);
    await replaceHours(db, batch);
    await replaceExceptions(db, batch);
  }
}

/**
 * Stores are saved in small batches, as a store can have 200 exceptions of 4 columns each, and the number of parameters
 * of a statement is limited.
 */
const storesPerStatement = 25;

async function saveAddresses(db: Db, rows: readonly StoreRow[]) {
  const addresses = rows.map(
    ({ id, kind, position, street, city, zip, country, phone, email, retired = notRetired }) => {
      return { id, kind, position, street, city, zip, country_code: country, phone, email, ...retired };
    },
  );
  await db
    .insertInto("store")
    .values(addresses)
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet(({ ref }) => ({
        kind: ref("excluded.kind"),
        position: ref("excluded.position"),
        street: ref("excluded.street"),
        city: ref("excluded.city"),
        zip: ref("excluded.zip"),
        country_code: ref("excluded.country_code"),
        phone: ref("excluded.phone"),
        email: ref("excluded.email"),
        retired_at: ref("excluded.retired_at"),
        retired_to: ref("excluded.retired_to"),
      })),
    )
    .execute();
}

async function saveTexts(db: Db, rows: readonly StoreRow[]) {
  const texts = rows.flatMap(({ id, name, note }) =>
    locales.map((locale) => ({ store_id: id, locale, name: name[locale], note: note[locale] })),
  );
  await db
    .insertInto("store_text")
    .values(texts)
    .onConflict((conflict) =>
      conflict
        .columns(["store_id", "locale"])
        .doUpdateSet(({ ref }) => ({ name: ref("excluded.name"), note: ref("excluded.note") })),
    )
    .execute();
}

async function replaceHours(db: Db, rows: readonly StoreRow[]) {
  await db.deleteFrom("store_hours").where("store_id", "in", idsOf(rows)).execute();
  const hours = rows.flatMap((row) =>
    weekdayHours(row).map(({ weekday, opens, closes }) => {
      return { store_id: row.id, weekday, opens_minute: opens, closes_minute: closes };
    }),
  );
  if (hours.length > 0) await db.insertInto("store_hours").values(hours).execute();
}

async function replaceExceptions(db: Db, rows: readonly StoreRow[]) {
  await db.deleteFrom("store_exception").where("store_id", "in", idsOf(rows)).execute();
  const days = rows.flatMap(({ id, exceptions }) =>
    exceptions.map(({ on, hours }) => {
      return { store_id: id, on_date: on, opens_minute: hours?.opens ?? null, closes_minute: hours?.closes ?? null };
    }),
  );
  if (days.length > 0) await db.insertInto("store_exception").values(days).execute();
}

function idsOf(rows: readonly StoreRow[]): string[] {
  return rows.map(({ id }) => id);
}

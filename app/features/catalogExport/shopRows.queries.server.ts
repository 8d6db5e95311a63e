import type { Db } from "~/platform/database/database.server";
import type { Locale } from "~/platform/i18n/locale";

import { groupBy, inLanguages, type RawRow, retirement, withoutEmpty } from "./rawRow";

/** Reads the lines of catalog files from the shop's current data. */

export async function readColourRows(db: Db): Promise<RawRow[]> {
  const colours = await db.selectFrom("colour").orderBy("position").orderBy("id").selectAll().execute();
  const texts = groupBy(await db.selectFrom("colour_text").selectAll().execute(), ({ colour_id }) => colour_id);
  return colours.map(({ id, hex }) => ({ id, hex, name: inLanguages(texts(id), ({ name }) => name) }));
}

export async function readAttributeRows(db: Db): Promise<RawRow[]> {
  const attributes = await db.selectFrom("attribute").orderBy("position").orderBy("id").selectAll().execute();
  const values = await db.selectFrom("attribute_value").orderBy("position").orderBy("id").selectAll().execute();
  const names = groupBy(await db.selectFrom("attribute_text").selectAll().execute(), (row) => row.attribute_id);
  const valueNames = groupBy(
    await db.selectFrom("attribute_value_text").selectAll().execute(),
    (row) => `${row.attribute_id}/${row.value_id}`,
  );
  const valuesOf = groupBy(values, ({ attribute_id }) => attribute_id);
  return attributes.map(({ id }) => ({
    id,
    name: inLanguages(names(id), ({ name }) => name),
    values: valuesOf(id).map((value) => ({
      id: value.id,
      name: inLanguages(valueNames(`${id}/${value.id}`), ({ name }) => name),
    })),
  }));
}

export async function readCategoryRows(db: Db): Promise<RawRow[]> {
  const categories = await db.selectFrom("category").orderBy("id").selectAll().execute();
  const texts = groupBy(await db.selectFrom("category_text").selectAll().execute(), ({ category_id }) => category_id);
  return categories.map(({ id, parent_id: parent, position, picture, ...row }) => ({
    id,
    parent,
    position,
    name: inLanguages(texts(id), ({ name }) => name),
    ...withoutEmpty({ title: titleOf(texts(id)) }),
    slug: inLanguages(texts(id), ({ slug }) => slug),
    description: inLanguages(texts(id), ({ description }) => description),
    ...withoutEmpty({ picture: picture ?? undefined, retired: retirement(row) }),
  }));
}

function titleOf(texts: readonly { locale: Locale; title: string | null }[]): Record<Locale, string> | undefined {
  return texts.some(({ title }) => title !== null) ? inLanguages(texts, ({ title }) => title ?? "") : undefined;
}

const weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;

export async function readStoreRows(db: Db): Promise<RawRow[]> {
  const stores = await db.selectFrom("store").orderBy("position").orderBy("id").selectAll().execute();
  const texts = groupBy(await db.selectFrom("store_text").selectAll().execute(), ({ store_id }) => store_id);
  const hours = groupBy(
    await db.selectFrom("store_hours").orderBy("weekday").selectAll().execute(),
    (row) => row.store_id,
  );
  const exceptions = groupBy(
    await db.selectFrom("store_exception").orderBy("on_date").selectAll().execute(),
    (row) => row.store_id,
  );
  return stores.map(({ id, kind, position, street, city, zip, country_code: country, phone, email, ...row }) => ({
    id,
    kind,
    position,
    name: inLanguages(texts(id), ({ name }) => name),
    ...withoutEmpty({ street, city, zip, phone, email }),
    country,
    hours: Object.fromEntries(hours(id).map((day) => [weekdays[day.weekday - 1] ?? "", span(day)])),
    exceptions: exceptions(id).map((day) => ({ on: day.on_date, hours: span(day) })),
    note: inLanguages(texts(id), ({ note }) => note),
    ...withoutEmpty({ retired: retirement(row) }),
  }));
}

type Minutes = { opens_minute: number | null; closes_minute: number | null };

function span({ opens_minute: opens, closes_minute: closes }: Minutes): string | null {
  return opens === null || closes === null ? null : `${clock(opens)}-${clock(closes)}`;
}

function clock(minute: number): string {
  return `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, "0")}`;
}

import type { Db } from "~/platform/database/database.server";
import type { Locale } from "~/platform/i18n/locale";
import { cachedForASecond } from "~/platform/time/shortCache.server";

import { parseSettings, type SettingName, type Settings } from "./settings";

export async function readSettings(db: Db, locale: Locale): Promise<Settings> {
  const rows = await db.selectFrom("setting").select(["name", "value_json"]).where("locale", "=", locale).execute();
  return parseSettings(new Map(rows.map((row) => [row.name, row.value_json])));
}

/** Saves a setting; `value_json` must have been validated (checkSetting). */
export async function saveSettingJson(db: Db, name: SettingName, locale: Locale, value_json: string): Promise<void> {
  await db
    .insertInto("setting")
    .values({ name, locale, value_json })
    .onConflict((conflict) => conflict.columns(["name", "locale"]).doUpdateSet({ value_json }))
    .execute();
}

/** Reads the stored JSON; null while the default applies. */
export async function readSettingJson(db: Db, name: SettingName, locale: Locale): Promise<string | null> {
  const row = await db
    .selectFrom("setting")
    .where("name", "=", name)
    .where("locale", "=", locale)
    .select("value_json")
    .executeTakeFirst();
  return row?.value_json ?? null;
}

/** Reads the settings from a cache, at most a second old. */
export const readCachedSettings = cachedForASecond(readSettings);

import type { SettingName, Settings } from "~/features/settings/settings";
import { saveSettingJson } from "~/features/settings/settings.queries.server";
import type { Db } from "~/platform/database/database.server";
import type { Locale } from "~/platform/i18n/locale";

/** Sets a setting without its history. */
export async function saveSetting<Name extends SettingName>(
  db: Db,
  name: Name,
  locale: Locale,
  value: Settings[Name],
): Promise<void> {
  await saveSettingJson(db, name, locale, JSON.stringify(value));
}

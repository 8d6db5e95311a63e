import type { Db } from "~/platform/database/database.server";
import type { Locale } from "~/platform/i18n/locale";
import { recordSettingChange } from "./settingHistory.queries.server";
import type { SettingName } from "./settings";
import { readSettingJson, saveSettingJson } from "./settings.queries.server";

export type SettingDeps = { db: Db; now: () => number };

/** Stores a validated value (checkSetting) for these languages, and records who changed it and the previous value. */
export async function changeSetting(
  { db, now }: SettingDeps,
  { name, locales, json }: { name: SettingName; locales: readonly Locale[]; json: string },
  actor: string,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const locale of locales) {
      const oldJson = await readSettingJson(tx, name, locale);
      await saveSettingJson(tx, name, locale, json);
      await recordSettingChange(tx, { name, locale, oldJson, newJson: json, at: now(), actor });
    }
  });
}

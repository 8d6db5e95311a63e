import type { Db } from "~/platform/database/database.server";
import { newId } from "~/platform/database/ids.server";
import type { Locale } from "~/platform/i18n/locale";

/** A change of a setting, of a price of delivery or payment, of a VAT rate or of an exchange rate. */
export type SettingChange = {
  name: string;
  locale: Locale;
  /** The previous value; null when there was none. */
  oldJson: string | null;
  newJson: string;
  at: number;
  actor: string;
};

/** Records a change; must be called in the change's own transaction. A value that stays the same is not recorded. */
export async function recordSettingChange(db: Db, change: SettingChange): Promise<void> {
  const { name, locale, oldJson, newJson, at, actor } = change;
  if (oldJson === newJson) return;
  await db
    .insertInto("setting_history")
    .values({ id: newId(), name, locale, old_json: oldJson, new_json: newJson, at, actor })
    .execute();
}

/** Reads the changes of one setting, or of all, the newest first. */
export async function readSettingHistory(db: Db, name: string | undefined, limit: number): Promise<SettingChange[]> {
  const changes = db.selectFrom("setting_history");
  return (name === undefined ? changes : changes.where("name", "=", name))
    .orderBy("at", "desc")
    .orderBy("id")
    .limit(limit)
    .select(["name", "locale", "old_json as oldJson", "new_json as newJson", "at", "actor"])
    .execute();
}

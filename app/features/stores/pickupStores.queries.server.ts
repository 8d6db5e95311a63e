import type { Db } from "~/platform/database/database.server";
import { countryOf, type Locale } from "~/platform/i18n/locale";

import { groupHours, type HoursRow } from "./hours";

export type PickupStore = {
  id: string;
  name: string;
  note: string;
  street: string;
  city: string;
  zip: string;
  country: string;
  phone: string;
  hours: HoursRow[];
};

/** Reads the stores, without warehouses, in the country of a shop version, in its language and the operator's order. */
export async function readPickupStores(db: Db, locale: Locale): Promise<PickupStore[]> {
  const stores = await db
    .selectFrom("store")
    .innerJoin("store_text", (join) =>
      join.onRef("store_text.store_id", "=", "store.id").on("store_text.locale", "=", locale),
    )
    .where("store.kind", "=", "store")
    .where("store.country_code", "=", countryOf[locale])
    .orderBy("store.position")
    .orderBy("store.id")
    .select(["id", "name", "note", "street", "city", "zip", "country_code as country", "phone"])
    .execute();
  const hours = await readHours(db);
  return stores.map((store) => ({ ...store, hours: groupHours(hours.filter(({ storeId }) => storeId === store.id)) }));
}

function readHours(db: Db) {
  return db
    .selectFrom("store_hours")
    .select(["store_id as storeId", "weekday", "opens_minute as opensMinute", "closes_minute as closesMinute"])
    .execute();
}

import type { Db } from "~/platform/database/database.server";
import { countryOf, type Locale } from "~/platform/i18n/locale";

import type { StoreWeek } from "./storeDay";

export type ListedStore = StoreWeek & {
  id: string;
  name: string;
  note: string;
  street: string;
  city: string;
  zip: string;
  country: string;
  phone: string;
  email: string;
};

/** Reads all stores, without warehouses, those in the shop version's country first, with exceptions from `today` on. */
export async function readStores(db: Db, locale: Locale, today: string): Promise<ListedStore[]> {
  const [stores, hours, exceptions] = await Promise.all([
    selectStores(db, locale),
    db
      .selectFrom("store_hours")
      .orderBy("weekday")
      .select(["store_id as storeId", "weekday", "opens_minute as opensMinute", "closes_minute as closesMinute"])
      .execute(),
    db
      .selectFrom("store_exception")
      .where("on_date", ">=", today)
      .orderBy("on_date")
      .select([
        "store_id as storeId",
        "on_date as date",
        "opens_minute as opensMinute",
        "closes_minute as closesMinute",
      ])
      .execute(),
  ]);
  const listed = stores.map((store) => ({
    ...store,
    week: hours.filter(({ storeId }) => storeId === store.id).map(({ storeId: _, ...day }) => day),
    exceptions: exceptions.filter(({ storeId }) => storeId === store.id).map(({ storeId: _, ...day }) => day),
  }));
  const isInCountry = ({ country }: ListedStore) => country === countryOf[locale];
  return [...listed.filter(isInCountry), ...listed.filter((store) => !isInCountry(store))];
}

function selectStores(db: Db, locale: Locale) {
  return db
    .selectFrom("store")
    .innerJoin("store_text", "store_text.store_id", "store.id")
    .where("store_text.locale", "=", locale)
    .where("store.kind", "=", "store")
    .where("store.retired_at", "is", null)
    .orderBy("store.position")
    .orderBy("store.id")
    .select(["id", "name", "note", "street", "city", "zip", "country_code as country", "phone", "email"])
    .execute();
}

import type { Db } from "~/platform/database/database.server";
import { countryOf, type Locale } from "~/platform/i18n/locale";

import { groupHours, type HoursRow } from "./hours";
import type { StoreWeek } from "./storeDay";

/** A store as an order stores it, with what the customer needs to find it. */
export type PickupPlace = {
  id: string;
  name: string;
  street: string;
  city: string;
  zip: string;
  country: string;
  phone: string;
  hours: HoursRow[];
};

export type PickupStore = PickupPlace & StoreWeek & { note: string };

/** Reads the stores, without warehouses, in the country of a shop version, in its language and the operator's order. */
export async function readPickupStores(db: Db, locale: Locale): Promise<PickupStore[]> {
  const stores = await db
    .selectFrom("store")
    .innerJoin("store_text", (join) =>
      join.onRef("store_text.store_id", "=", "store.id").on("store_text.locale", "=", locale),
    )
    .where("store.kind", "=", "store")
    .where("store.retired_at", "is", null)
    .where("store.country_code", "=", countryOf[locale])
    .orderBy("store.position")
    .orderBy("store.id")
    .select(["id", "name", "note", "street", "city", "zip", "country_code as country", "phone"])
    .execute();
  const hours = await readHours(db);
  const exceptions = await readExceptions(db);
  const of = <Row extends { storeId: string }>(rows: readonly Row[], id: string) =>
    rows.filter(({ storeId }) => storeId === id).map(({ storeId: _, ...row }) => row);
  return stores.map((store) => {
    const week = of(hours, store.id);
    return { ...store, hours: groupHours(week), week, exceptions: of(exceptions, store.id) };
  });
}

function readHours(db: Db) {
  return db
    .selectFrom("store_hours")
    .select(["store_id as storeId", "weekday", "opens_minute as opensMinute", "closes_minute as closesMinute"])
    .execute();
}

function readExceptions(db: Db) {
  return db
    .selectFrom("store_exception")
    .orderBy("on_date")
    .select(["store_id as storeId", "on_date as date", "opens_minute as opensMinute", "closes_minute as closesMinute"])
    .execute();
}

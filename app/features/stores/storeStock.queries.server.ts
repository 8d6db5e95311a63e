import type { Db } from "~/platform/database/database.server";
import { countryOf, type Locale } from "~/platform/i18n/locale";
import { isHoliday } from "~/platform/time/workingDays";
import { formatTime } from "./hours";
import type { LocalDay } from "./localDay";
import { lawfulHours } from "./storeDay";

/** A store that has a product in stock. */
export type StoreStock = {
  id: string;
  name: string;
  street: string;
  city: string;
  phone: string;
  onHand: number;
  /** Today's hours; null for a store that is closed today. */
  today: { opens: string; closes: string } | null;
};

/** Reads the stores that have any of the variants, those in the shop version's country first. One query. */
export async function readStoreStock(
  db: Db,
  locale: Locale,
  variantIds: readonly number[],
  day: LocalDay,
): Promise<StoreStock[]> {
  if (variantIds.length === 0) return [];
  const rows = await selectStoreStock(db, locale, day)
    .where("stock.variant_id", "in", variantIds)
    .orderBy("store.position")
    .orderBy("store.id")
    .execute();
  const stockByStore = new Map<string, StoreStock & { country: string }>();
  for (const { onHand, ...row } of rows) {
    const before = stockByStore.get(row.id)?.onHand ?? 0;
    stockByStore.set(row.id, { ...storeOf(row, day), country: row.country, onHand: before + onHand });
  }
  const isInCountry = ({ country }: { country: string }) => country === countryOf[locale];
  const all = [...stockByStore.values()];
  return [...all.filter(isInCountry), ...all.filter((store) => !isInCountry(store))].map(
    ({ country: _, ...store }) => store,
  );
}

type Row = Omit<Awaited<ReturnType<ReturnType<typeof selectStoreStock>["execute"]>>[number], "onHand">;

function storeOf({ id, name, street, city, phone, ...hours }: Row, { onDate }: LocalDay) {
  const [opens, closes] = hours.exceptionOn
    ? [hours.exceptionOpens, hours.exceptionCloses]
    : [hours.opens, hours.closes];
  const isOnHoliday = !hours.exceptionOn && isHoliday(onDate, hours.country);
  const open = isOnHoliday
    ? undefined
    : lawfulHours(
        onDate,
        hours.country,
        { opensMinute: opens ?? null, closesMinute: closes ?? null },
        Boolean(hours.exceptionOn),
      );
  const today = open ? { opens: formatTime(open.opensMinute), closes: formatTime(open.closesMinute) } : null;
  return { id, name, street, city, phone, today };
}

function selectStoreStock(db: Db, locale: Locale, { onDate, weekday }: LocalDay) {
  return db
    .selectFrom("stock")
    .innerJoin("store", "store.id", "stock.store_id")
    .innerJoin("store_text", (join) =>
      join.onRef("store_text.store_id", "=", "store.id").on("store_text.locale", "=", locale),
    )
    .leftJoin("store_hours", (join) =>
      join.onRef("store_hours.store_id", "=", "store.id").on("store_hours.weekday", "=", weekday),
    )
    .leftJoin("store_exception", (join) =>
      join.onRef("store_exception.store_id", "=", "store.id").on("store_exception.on_date", "=", onDate),
    )
    .where("store.kind", "=", "store")
    .where("store.retired_at", "is", null)
    .where("stock.on_hand", ">", 0)
    .select([
      "store.id",
      "store_text.name",
      "store.street",
      "store.city",
      "store.phone",
      "store.country_code as country",
      "stock.on_hand as onHand",
      "store_hours.opens_minute as opens",
      "store_hours.closes_minute as closes",
      "store_exception.on_date as exceptionOn",
      "store_exception.opens_minute as exceptionOpens",
      "store_exception.closes_minute as exceptionCloses",
    ]);
}

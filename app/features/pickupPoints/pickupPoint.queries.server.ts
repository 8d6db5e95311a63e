import type { Db } from "~/platform/database/database.server";
import type { Tables } from "~/platform/database/schema";
import { countryOf, type Locale } from "~/platform/i18n/locale";

import { comingExceptions, isPointId, type PickupPoint, type Position } from "./pickupPoint";
import { storedExceptions, storedHours } from "./pointJson";

export const pointColumns = [
  "id",
  "carrier_id as carrierId",
  "code",
  "kind",
  "name",
  "street",
  "city",
  "zip",
  "country_code as country",
  "latitude",
  "longitude",
  "takes_card",
  "is_accessible",
  "max_grams as maxGrams",
  "max_side_mm as maxSideMm",
  "hours_json",
  "exceptions_json",
  "is_open",
] as const;

type Columns = Tables["pickup_point"];
type PointRow = Pick<PickupPoint, "id" | "carrierId" | "code" | "kind" | "name" | "street" | "city" | "zip"> &
  Pick<PickupPoint, "country" | "maxGrams" | "maxSideMm"> &
  Pick<
    Columns,
    "latitude" | "longitude" | "takes_card" | "is_accessible" | "hours_json" | "exceptions_json" | "is_open"
  >;

export type PlacedPoint = PickupPoint & { position: Position | null };

/** Finds a point in the shop version's country, open or not. `today` decides which exceptional days it includes. */
export async function findPoint(
  db: Db,
  locale: Locale,
  id: string | null,
  today: string,
): Promise<PlacedPoint | undefined> {
  if (id === null || !isPointId(id)) return undefined;
  const row = await db
    .selectFrom("pickup_point")
    .where("id", "=", id)
    .where("country_code", "=", countryOf[locale])
    .select(pointColumns)
    .executeTakeFirst();
  return row && toPoint(row, today);
}

/** Reads the carriers that have an open point in the shop version's country. */
export async function readCarriersWithPoints(db: Db, locale: Locale): Promise<Set<string>> {
  const rows = await db
    .selectFrom("carrier")
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("pickup_point")
          .whereRef("pickup_point.carrier_id", "=", "carrier.id")
          .where("pickup_point.country_code", "=", countryOf[locale])
          .where("pickup_point.is_open", "=", 1)
          .select("pickup_point.id"),
      ),
    )
    .select("id")
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** False once the point has closed. */
export async function isPointOpen(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom("pickup_point")
    .where("id", "=", id)
    .where("is_open", "=", 1)
    .select("id")
    .executeTakeFirst();
  return row !== undefined;
}

export function toPoint(row: PointRow, today: string): PlacedPoint {
  const { latitude, longitude, takes_card, is_accessible, hours_json, exceptions_json, is_open, ...point } = row;
  return {
    ...point,
    takesCard: takes_card === null ? null : takes_card === 1,
    isAccessible: is_accessible === null ? null : is_accessible === 1,
    hours: storedHours.parse(JSON.parse(hours_json)),
    exceptions: comingExceptions(storedExceptions.parse(JSON.parse(exceptions_json)), today),
    isOpen: is_open === 1,
    position: latitude === null || longitude === null ? null : { latitude, longitude },
  };
}

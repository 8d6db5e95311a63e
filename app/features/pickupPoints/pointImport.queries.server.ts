import { foldedWords } from "~/features/search/index/fold";
import type { Db } from "~/platform/database/database.server";
import { flag } from "~/platform/database/flag";
import type { Tables } from "~/platform/database/schema";

import { type ImportedPoint, pointId } from "./pickupPoint";

/** One import of a carrier's points. */
export type PointImportRun = { carrierId: string; importId: string; now: number };

type Row = Tables["pickup_point"];

/** Columns that a later import may change. */
const updatable = [
  "kind",
  "name",
  "street",
  "city",
  "zip",
  "country_code",
  "latitude",
  "longitude",
  "takes_card",
  "is_accessible",
  "max_grams",
  "max_side_mm",
  "hours_json",
  "exceptions_json",
  "is_open",
  "zip_key",
  "city_key",
  "words",
  "imported_at",
  "import_id",
] as const;

/** Inserts or updates points. No two points of the batch may have the same code. */
export async function savePoints(db: Db, run: PointImportRun, points: readonly ImportedPoint[]): Promise<void> {
  await db
    .insertInto("pickup_point")
    .values(points.map((point) => rowOf(run, point)))
    .onConflict((conflict) =>
      conflict
        .column("id")
        .doUpdateSet((eb) => Object.fromEntries(updatable.map((column) => [column, eb.ref(`excluded.${column}`)]))),
    )
    .execute();
}

/** Closes the points that are not in the import; returns how many of them were open until now. */
export async function closeMissingPoints(db: Db, { carrierId, importId }: PointImportRun): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("pickup_point")
    .set({ is_open: 0 })
    .where("carrier_id", "=", carrierId)
    .where("import_id", "<>", importId)
    .where("is_open", "=", 1)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

function rowOf({ carrierId, importId, now }: PointImportRun, point: ImportedPoint): Row {
  const { code, kind, name, street, city, zip, country, position, takesCard, isAccessible } = point;
  return {
    id: pointId(carrierId, code),
    carrier_id: carrierId,
    code,
    kind,
    name,
    street,
    city,
    zip,
    country_code: country,
    latitude: position?.latitude ?? null,
    longitude: position?.longitude ?? null,
    takes_card: takesCard === null ? null : flag(takesCard),
    is_accessible: isAccessible === null ? null : flag(isAccessible),
    max_grams: point.maxGrams,
    max_side_mm: point.maxSideMm,
    hours_json: JSON.stringify(point.hours),
    exceptions_json: JSON.stringify(point.exceptions),
    is_open: flag(point.isOpen),
    zip_key: zip.replace(/\D/g, ""),
    city_key: foldedWords(city).join(" "),
    words: foldedWords(`${name} ${street} ${city}`)
      .map((word) => ` ${word}`)
      .join(""),
    imported_at: now,
    import_id: importId,
  };
}

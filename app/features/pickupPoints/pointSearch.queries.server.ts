import { type ExpressionBuilder, type ExpressionWrapper, type RawBuilder, type SqlBool, sql } from "kysely";

import { foldedWords } from "~/features/search/index/fold";
import type { Db } from "~/platform/database/database.server";
import type { Tables } from "~/platform/database/schema";
import { countryOf, type Locale } from "~/platform/i18n/locale";

import type { Position } from "./pickupPoint";
import { type PlacedPoint, pointColumns, toPoint } from "./pickupPoint.queries.server";
import type { FoundPoint, PointSearch } from "./pointChoices";
import { degreeKm, distanceKm, longitudeScale } from "./pointPosition";
import { type PointQuery, pointsPerPage, reachKm, zipPrefixes } from "./pointQuery";

/** The carrier and shop version whose points are searched; `today` decides which exceptional days they include. */
export type PointScope = { carrierId: string; locale: Locale; today: string };

/** An address from which distances are measured when the query names no place. */
export type NearAddress = { zip: string; city: string };

/**
 * Returns the open points that match the query. Those with its words come first, as several towns may share a name.
 * Then come the nearest ones when it names a postcode or a town, or when there is an address; otherwise all are in the
 * order of towns. A page number beyond the last returns the last page.
 */
export async function searchPoints(
  db: Db,
  scope: PointScope,
  { query, near, page }: { query: PointQuery; near?: NearAddress | undefined; page: number },
): Promise<PointSearch> {
  const named = await positionOfQuery(db, scope, query);
  const hasWords = query.zip !== "" || query.words.length > 0;
  const origin = named ?? (near && (await positionOfAddress(db, scope, near)));
  const isAnswer = (eb: PointExpressions) =>
    eb.or([
      ...(named ? [eb(squaredDistance(named), "<=", (reachKm / degreeKm) ** 2)] : []),
      ...(hasWords ? [matches(eb, query)] : named ? [] : [eb.lit(true)]),
    ]);
  const { count } = await openPoints(db, scope)
    .where(isAnswer)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  const pageCount = Math.max(1, Math.ceil(count / pointsPerPage));
  const shown = Math.min(page, pageCount);
  const points = await readOrdered(db, scope, origin, {
    where: isAnswer,
    first: hasWords ? (eb) => matches(eb, query) : undefined,
    limit: pointsPerPage,
    offset: (shown - 1) * pointsPerPage,
  });
  return { points, page: shown, pageCount };
}

/** Returns the open points that are nearest to another one. */
export async function nearestPoints(
  db: Db,
  scope: PointScope,
  point: PlacedPoint,
  limit: number,
): Promise<FoundPoint[]> {
  const origin = point.position ?? (await positionOfAddress(db, scope, point));
  return readOrdered(db, scope, origin, { where: (eb) => eb("id", "<>", point.id), limit, offset: 0 });
}

type PointExpressions = ExpressionBuilder<Tables, "pickup_point">;

function openPoints(db: Db, { carrierId, locale }: PointScope) {
  return db
    .selectFrom("pickup_point")
    .where("carrier_id", "=", carrierId)
    .where("country_code", "=", countryOf[locale])
    .where("is_open", "=", 1);
}

type Condition = (eb: PointExpressions) => ExpressionWrapper<Tables, "pickup_point", SqlBool>;

type Reading = {
  where: Condition;
  /** Condition for the points that come before the others. */
  first?: Condition | undefined;
  limit: number;
  offset: number;
};

async function readOrdered(
  db: Db,
  scope: PointScope,
  origin: Position | undefined,
  { where, first, limit, offset }: Reading,
): Promise<FoundPoint[]> {
  const found = openPoints(db, scope).where(where).select(pointColumns).limit(limit).offset(offset);
  const listed = first ? found.orderBy((eb) => eb.case().when(first(eb)).then(0).else(1).end()) : found;
  const nearestFirst = origin
    ? listed.orderBy(sql`case when latitude is null then 1 else 0 end`).orderBy(squaredDistance(origin))
    : listed;
  const rows = await nearestFirst.orderBy("city_key").orderBy("name").orderBy("id").execute();
  return rows.map((row) => {
    const { position, ...point } = toPoint(row, scope.today);
    return { ...point, distanceKm: origin && position ? distanceKm(origin, position) : null };
  });
}

/** Returns the squared distance in squared degrees of latitude; null for a point without a position. */
function squaredDistance(from: Position): RawBuilder<number> {
  const north = sql`(latitude - ${from.latitude})`;
  const east = sql`((longitude - ${from.longitude}) * ${longitudeScale(from)})`;
  return sql<number>`(${north} * ${north} + ${east} * ${east})`;
}

/** True when each word begins one of the point's words, and its postcode begins with the digits. */
function matches(eb: PointExpressions, { zip, words }: PointQuery) {
  return eb.and([
    ...(zip === "" ? [] : [eb("zip_key", "like", `${zip}%`)]),
    ...words.map((word) => eb("words", "like", `% ${word}%`)),
  ]);
}

/** Returns the position of the postcode that the query names, else of the town; undefined when it names neither. */
async function positionOfQuery(db: Db, scope: PointScope, { zip, words }: PointQuery): Promise<Position | undefined> {
  const town = words.join(" ");
  return (
    (zip && (await positionOfZip(db, scope, zip))) || (town && (await positionOfTown(db, scope, town))) || undefined
  );
}

async function positionOfAddress(db: Db, scope: PointScope, { zip, city }: NearAddress): Promise<Position | undefined> {
  const digits = zip.replace(/\D/g, "");
  return (await positionOfZip(db, scope, digits)) ?? positionOfTown(db, scope, foldedWords(city).join(" "));
}

async function positionOfZip(db: Db, scope: PointScope, zip: string): Promise<Position | undefined> {
  for (const prefix of zipPrefixes(zip)) {
    const found = await middleOf(db, scope, (eb) => eb("zip_key", "like", `${prefix}%`));
    if (found) return found;
  }
  return undefined;
}

async function positionOfTown(db: Db, scope: PointScope, town: string): Promise<Position | undefined> {
  if (town === "") return undefined;
  return middleOf(db, scope, (eb) => eb.or([eb("city_key", "=", town), eb("city_key", "like", `${town} %`)]));
}

/** Returns the centre of some points; undefined when none of them has a position. */
async function middleOf(db: Db, scope: PointScope, where: Condition): Promise<Position | undefined> {
  const { latitude, longitude } = await openPoints(db, scope)
    .where(where)
    .select(({ fn }) => [
      fn.avg<number | null>("latitude").as("latitude"),
      fn.avg<number | null>("longitude").as("longitude"),
    ])
    .executeTakeFirstOrThrow();
  return latitude === null || longitude === null ? undefined : { latitude, longitude };
}

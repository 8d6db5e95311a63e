import { sql } from "kysely";

import type { Db } from "~/platform/database/database.server";
import type { Locale } from "~/platform/i18n/locale";

/** The number of different queries stored for one day, so that a flood of nonsense takes a bounded amount of space. */
export const maxZeroResultsPerDay = 1_000;

export type ZeroResult = { query: string; locale: Locale; times: number };

/** Counts a search without results. `query` is folded and not empty; `searchedOn` is a date as YYYY-MM-DD. */
export async function countZeroResult(db: Db, searchedOn: string, locale: Locale, query: string): Promise<void> {
  await db
    .insertInto("search_miss")
    .columns(["missed_on", "locale", "query", "times"])
    .expression(
      db
        .selectNoFrom((eb) => [
          eb.val(searchedOn).as("missed_on"),
          eb.val(locale).as("locale"),
          eb.val(query).as("query"),
          sql<number>`1`.as("times"),
        ])
        .where(hasRoomFor(searchedOn, locale, query)),
    )
    .onConflict((conflict) =>
      conflict
        .columns(["missed_on", "locale", "query"])
        .doUpdateSet((eb) => ({ times: eb("search_miss.times", "+", 1) })),
    )
    .execute();
}

function hasRoomFor(searchedOn: string, locale: Locale, query: string) {
  return sql<boolean>`(
    (select count(*) from search_miss where missed_on = ${searchedOn}) < ${maxZeroResultsPerDay}
    or exists (select 1 from search_miss where missed_on = ${searchedOn} and locale = ${locale} and query = ${query})
  )`;
}

/**
 * Deletes whole days of queries from before `before`, about `limit` rows at a time; returns how many rows were deleted.
 */
export async function purgeExpiredZeroResults(db: Db, before: string, limit: number): Promise<number> {
  const old = db
    .selectFrom("search_miss")
    .where("missed_on", "<", before)
    .orderBy("missed_on")
    .limit(limit)
    .select("missed_on");
  const { numDeletedRows } = await db.deleteFrom("search_miss").where("missed_on", "in", old).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Reads searches without results since a day, the most frequent first. */
export async function readZeroResults(db: Db, since: string, limit: number): Promise<ZeroResult[]> {
  return db
    .selectFrom("search_miss")
    .where("missed_on", ">=", since)
    .groupBy(["query", "locale"])
    .select(({ fn }) => ["query", "locale", fn.sum<number>("times").as("times")])
    .orderBy("times", "desc")
    .orderBy("query")
    .orderBy("locale")
    .limit(limit)
    .execute();
}

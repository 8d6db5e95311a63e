import { sql } from "kysely";

import type { Db } from "~/platform/database/database.server";
import type { Locale } from "~/platform/i18n/locale";

/** So many different queries are kept of one day; a flood of nonsense ends there. */
export const mostMissesOfDay = 1_000;

export type SearchMiss = { query: string; locale: Locale; times: number };

/** Counts a search that found nothing. `query` is folded and not empty; `missedOn` is a date as YYYY-MM-DD. */
export async function countMiss(db: Db, missedOn: string, locale: Locale, query: string): Promise<void> {
  await db
    .insertInto("search_miss")
    .columns(["missed_on", "locale", "query", "times"])
    .expression(
      db
        .selectNoFrom((eb) => [
          eb.val(missedOn).as("missed_on"),
          eb.val(locale).as("locale"),
          eb.val(query).as("query"),
          sql<number>`1`.as("times"),
        ])
        .where(roomFor(missedOn, locale, query)),
    )
    .onConflict((conflict) =>
      conflict
        .columns(["missed_on", "locale", "query"])
        .doUpdateSet((eb) => ({ times: eb("search_miss.times", "+", 1) })),
    )
    .execute();
}

function roomFor(missedOn: string, locale: Locale, query: string) {
  return sql<boolean>`(
    (select count(*) from search_miss where missed_on = ${missedOn}) < ${mostMissesOfDay}
    or exists (select 1 from search_miss where missed_on = ${missedOn} and locale = ${locale} and query = ${query})
  )`;
}

/** Removes what was looked for on days before `before`, at most so many rows as of one day's; tells how many. */
export async function purgeMisses(db: Db, before: string, limit: number): Promise<number> {
  const old = db
    .selectFrom("search_miss")
    .where("missed_on", "<", before)
    .orderBy("missed_on")
    .limit(limit)
    .select("missed_on");
  const { numDeletedRows } = await db.deleteFrom("search_miss").where("missed_on", "in", old).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** What was looked for in vain since a day, the most frequent first. */
export async function readMisses(db: Db, since: string, limit: number): Promise<SearchMiss[]> {
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

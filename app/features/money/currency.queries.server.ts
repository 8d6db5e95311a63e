import type { Db } from "~/platform/database/database.server";
import { defaultLocale, type Locale } from "~/platform/i18n/locale";
import { cachedForASecond } from "~/platform/time/shortCache.server";

import { type Currency, currencyIdOf } from "./money";

/** Reads the currency of a shop version's prices. */
export async function readCurrency(db: Db, locale: Locale): Promise<Currency> {
  const row = await db
    .selectFrom("currency")
    .selectAll()
    .where("id", "=", currencyIdOf[locale])
    .executeTakeFirstOrThrow();
  return {
    id: row.id,
    code: row.code,
    decimals: row.decimals,
    symbolBefore: row.symbol_before,
    symbolAfter: row.symbol_after,
  };
}

/** Reads all currencies, as the API returns them; `rate` is the number of crowns for one unit. */
export async function readCurrencies(db: Db) {
  const rows = await db.selectFrom("currency").selectAll().orderBy("id").execute();
  return rows.map(({ rate_millionths, ...row }) => ({ ...row, rate: rate_millionths / 1_000_000 }));
}

/**
 * Reads how many crowns, in millionths, one unit is worth; undefined for an unknown currency, and for the crown itself.
 */
export async function findRate(db: Db, code: string): Promise<number | undefined> {
  const row = await db
    .selectFrom("currency")
    .where("code", "=", code)
    .where("id", "!=", currencyIdOf[defaultLocale])
    .select("rate_millionths")
    .executeTakeFirst();
  return row?.rate_millionths;
}

export async function saveRate(db: Db, code: string, rateMillionths: number): Promise<void> {
  await db.updateTable("currency").set({ rate_millionths: rateMillionths }).where("code", "=", code).execute();
}

/** Reads the currency from a cache, at most a second old. */
export const readCachedCurrency = cachedForASecond(readCurrency);

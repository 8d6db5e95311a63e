import type { Db } from "~/platform/database/database.server";
import type { Locale } from "~/platform/i18n/locale";
import { cachedForASecond } from "~/platform/time/shortCache.server";

import { type Currency, currencyIdOf } from "./money";

/** The currency that a shop version is priced in. */
export async function readCurrency(db: Db, locale: Locale): Promise<Currency> {
  const row = await db
    .selectFrom("currency")
    .selectAll()
    .where("id", "=", currencyIdOf[locale])
    .executeTakeFirstOrThrow();
  return {
    id: row.id,
    code: row.code,
    rateMillionths: row.rate_millionths,
    decimals: row.decimals,
    symbolBefore: row.symbol_before,
    symbolAfter: row.symbol_after,
  };
}

/** All currencies, as the API returns them; `rate` is the number of crowns for one unit. */
export async function readCurrencies(db: Db) {
  const rows = await db.selectFrom("currency").selectAll().orderBy("id").execute();
  return rows.map(({ rate_millionths, ...row }) => ({ ...row, rate: rate_millionths / 1_000_000 }));
}

/** The same, at most a second old. */
export const readCachedCurrency = cachedForASecond(readCurrency);

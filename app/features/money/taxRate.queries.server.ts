import type { Db } from "~/platform/database/database.server";
import { countryOf, type Locale, locales } from "~/platform/i18n/locale";

/**
 * Returns the VAT rate, in 1/100 of a percent, of a tax class in the country of a shop version; undefined without one.
 */
export type TaxRateOf = (taxClass: string, locale: Locale) => number | undefined;

/** Reads all rates at once, as they are only a few rows. */
export async function readTaxRates(db: Db): Promise<TaxRateOf> {
  const rows = await db.selectFrom("tax_rate").selectAll().execute();
  const ratesOf = (locale: Locale) => {
    const own = rows.filter((row) => row.country_code === countryOf[locale]);
    return new Map(own.map((row) => [row.tax_class, row.rate_basis_points]));
  };
  const rates = new Map(locales.map((locale) => [locale, ratesOf(locale)]));
  return (taxClass, locale) => rates.get(locale)?.get(taxClass);
}

export async function findTaxRate(db: Db, taxClass: string, countryCode: string): Promise<number | undefined> {
  const row = await db
    .selectFrom("tax_rate")
    .where("tax_class", "=", taxClass)
    .where("country_code", "=", countryCode)
    .select("rate_basis_points")
    .executeTakeFirst();
  return row?.rate_basis_points;
}

/** Saves a VAT rate. Prices with VAT stay unchanged until `repriceProducts` recalculates them. */
export async function saveTaxRate(db: Db, taxClass: string, countryCode: string, basisPoints: number): Promise<void> {
  await db
    .updateTable("tax_rate")
    .set({ rate_basis_points: basisPoints })
    .where("tax_class", "=", taxClass)
    .where("country_code", "=", countryCode)
    .execute();
}

/** Reads the tax classes, in alphabetical order. */
export async function readTaxClasses(db: Db): Promise<string[]> {
  const rows = await db.selectFrom("tax_rate").distinct().orderBy("tax_class").select("tax_class").execute();
  return rows.map(({ tax_class }) => tax_class);
}

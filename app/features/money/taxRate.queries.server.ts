import type { Db } from "~/platform/database/database.server";
import { countryOf, type Locale, locales } from "~/platform/i18n/locale";

/** The VAT, in 1/100 of a percent, of a tax class in the country of a shop version; undefined where there is none. */
export type TaxRateOf = (taxClass: string, locale: Locale) => number | undefined;

/** Reads all rates once; a few rows. */
export async function readTaxRates(db: Db): Promise<TaxRateOf> {
  const rows = await db.selectFrom("tax_rate").selectAll().execute();
  const ratesOf = (locale: Locale) => {
    const own = rows.filter((row) => row.country_code === countryOf[locale]);
    return new Map(own.map((row) => [row.tax_class, row.rate_basis_points]));
  };
  const rates = new Map(locales.map((locale) => [locale, ratesOf(locale)]));
  return (taxClass, locale) => rates.get(locale)?.get(taxClass);
}

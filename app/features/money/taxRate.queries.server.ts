import type { Db } from "~/platform/database/database.server";
import { countryOf, type Locale, locales } from "~/platform/i18n/locale";

/** The VAT rate, in 1/100 of a percent, of a tax class in the country of a shop version; undefined without one. */
export type TaxRateOf = (taxClass: string, locale: Locale) => number | undefined;

/** Reads all rates at once: they are a few rows. */
export async function readTaxRates(db: Db): Promise<TaxRateOf> {
  const rows = await db.selectFrom("tax_rate").selectAll().execute();
  const ratesOf = (locale: Locale) => {
    const own = rows.filter((row) => row.country_code === countryOf[locale]);
    return new Map(own.map((row) => [row.tax_class, row.rate_basis_points]));
  };
  const rates = new Map(locales.map((locale) => [locale, ratesOf(locale)]));
  return (taxClass, locale) => rates.get(locale)?.get(taxClass);
}

import { readCountries } from "~/features/customers/addressBook/country.queries.server";
import { countryName } from "~/features/customers/addressBook/countryName";
import type { Db } from "~/platform/database/database.server";
import type { Locale } from "~/platform/i18n/locale";

/**
 * Returns the options of a country select. The server names the countries, because browsers may name them differently.
 */
export async function readCountryOptions(db: Db, locale: Locale) {
  const codes = await readCountries(db);
  return codes.map((value) => ({ value, text: countryName(value, locale) }));
}

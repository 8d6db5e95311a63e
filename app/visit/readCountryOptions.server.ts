import { readCountries } from "~/features/customers/addressBook/country.queries.server";
import { countryName } from "~/features/customers/addressBook/countryName";
import type { Db } from "~/platform/database/database.server";
import type { Locale } from "~/platform/i18n/locale";

/** Options for a country select, named by the server because browsers may name countries differently. */
export async function readCountryOptions(db: Db, locale: Locale) {
  const codes = await readCountries(db);
  return codes.map((value) => ({ value, text: countryName(value, locale) }));
}

import { readCountries } from "~/features/customers/addressBook/country.queries.server";
import { countryName } from "~/features/customers/addressBook/countryName";
import type { Db } from "~/platform/database/database.server";
import type { Locale } from "~/platform/i18n/locale";

/** Countries to choose from, worded by the server: browsers may word them otherwise. */
export async function countryChoices(db: Db, locale: Locale) {
  const codes = await readCountries(db);
  return codes.map((value) => ({ value, text: countryName(value, locale) }));
}

import { isoOf, type Locale } from "~/platform/i18n/locale";

/**
 * Returns a country's name in the language of the page. Use it on the server only, as browsers may name the country
 * differently.
 */
export function countryName(code: string, locale: Locale): string {
  names[locale] ??= new Intl.DisplayNames(isoOf[locale], { type: "region" });
  return names[locale].of(code) ?? code;
}

/** `Intl.DisplayNames` are cached, because creating one takes far longer than using it. */
const names: Partial<Record<Locale, Intl.DisplayNames>> = {};

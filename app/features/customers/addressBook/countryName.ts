import { isoOf, type Locale } from "~/platform/i18n/locale";

/** A country's name in the language of the page; for the server only, as browsers may name it differently. */
export function countryName(code: string, locale: Locale): string {
  names[locale] ??= new Intl.DisplayNames(isoOf[locale], { type: "region" });
  return names[locale].of(code) ?? code;
}

/** Cached: creating one takes far longer than using it. */
const names: Partial<Record<Locale, Intl.DisplayNames>> = {};

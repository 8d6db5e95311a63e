import { isoOf, type Locale } from "~/platform/i18n/locale";

/** A country in the language of the page; for the server alone, as browsers may word it otherwise. */
export function countryName(code: string, locale: Locale): string {
  names[locale] ??= new Intl.DisplayNames(isoOf[locale], { type: "region" });
  return names[locale].of(code) ?? code;
}

/** Made once: making them takes far longer than asking. */
const names: Partial<Record<Locale, Intl.DisplayNames>> = {};

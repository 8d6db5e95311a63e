import { isoOf, type Locale } from "~/platform/locale";

/** A country in the language of the page; for the server alone, as browsers may word it otherwise. */
export function countryName(code: string, locale: Locale): string {
  return new Intl.DisplayNames(isoOf[locale], { type: "region" }).of(code) ?? code;
}

import { isLocale, type Locale } from "../i18n/locale";
import type { Environment } from "../process/environment.server";
import type { HasHeaders } from "./cookies.server";
import { defineCookie } from "./defineCookie.server";

/** The cookie is kept for a year (specification 9). */
const language = defineCookie("i18n_redirected");

/** Returns the language that the visitor saw or chose before; null on a first visit. */
export function readLanguageCookie(headers: HasHeaders["headers"]): Locale | null {
  const value = language.read({ headers });
  return isLocale(value) ? value : null;
}

/** Returns the Set-Cookie value that stores the language. */
export function languageCookie(locale: Locale, environment: Environment): string {
  return language.write(locale, environment);
}

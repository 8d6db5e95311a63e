import { serialize } from "cookie";
import { isLocale, type Locale } from "../i18n/locale";
import type { Environment } from "../process/environment.server";
import { type HasHeaders, readCookies } from "./cookies.server";

const cookieName = "i18n_redirected";
const oneYearSeconds = 31_536_000;

/** The language that the visitor saw or chose before; null on a first visit. */
export function readLanguageCookie(headers: HasHeaders["headers"]): Locale | null {
  const value = readCookies({ headers })[cookieName];
  return isLocale(value) ? value : null;
}

/** The Set-Cookie value that stores the language for a year (specification 9). */
export function languageCookie(locale: Locale, { hasSecureCookies }: Environment): string {
  return serialize(cookieName, locale, {
    path: "/",
    maxAge: oneYearSeconds,
    sameSite: "lax",
    secure: hasSecureCookies,
  });
}

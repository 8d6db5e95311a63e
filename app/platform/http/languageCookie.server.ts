import { serialize } from "cookie";
import { isLocale, type Locale } from "../i18n/locale";
import type { Environment } from "../process/environment.server";
import { type Asked, readCookies } from "./cookies.server";

const cookieName = "i18n_redirected";
const oneYearSeconds = 31_536_000;

/** The language this visitor was shown or chose before; null on a first visit. */
export function readLanguageCookie(headers: Asked["headers"]): Locale | null {
  const value = readCookies({ headers })[cookieName];
  return isLocale(value) ? value : null;
}

/** The Set-Cookie that keeps a language for a year (specification 9). */
export function keepLanguage(locale: Locale, { hasSecureCookies }: Environment): string {
  return serialize(cookieName, locale, {
    path: "/",
    maxAge: oneYearSeconds,
    sameSite: "lax",
    secure: hasSecureCookies,
  });
}

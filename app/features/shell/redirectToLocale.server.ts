import type { AppLoadContext } from "@remix-run/node";
import { isbot } from "isbot";

import { translatedPath } from "~/addresses";
import type { HasHeaders } from "~/platform/http/cookies.server";
import { locateCountry } from "~/platform/http/geolocation.server";
import { languageCookie, readLanguageCookie } from "~/platform/http/languageCookie.server";
import { defaultLocale, type Locale, localeOfPath } from "~/platform/i18n/locale";
import { preferredLocale } from "~/platform/i18n/preferredLocale";
import { worldOf } from "~/platform/process/world.server";

/** `movedTo` is the same page in the visitor's language; `setCookie` remembers the language of a first visit. */
export type LocaleRedirect = { movedTo?: string; setCookie?: string };

/** A request whose `url` may also be a path with its query. */
type PageRequest = HasHeaders & { method: string; url: string };
type Caller = Pick<AppLoadContext, "world" | "clientAddress">;

/**
 * Chooses the language of a visit (decision 27). A path under /sk is Slovak; any other is redirected to the language
 * that the visitor chose before, else to that of the country, else to that of the browser. Forms and bots are not
 * redirected; some text browsers count as bots until they have a language cookie.
 */
export async function redirectToLocale(request: PageRequest, context: Caller): Promise<LocaleRedirect> {
  if (request.method !== "GET" && request.method !== "HEAD") return {};
  const { pathname, search } = new URL(request.url, "http://shop.invalid");
  const shown = localeOfPath(pathname);
  const remembered = readLanguageCookie(request.headers);
  if (remembered === shown || (remembered && shown !== defaultLocale)) return {};
  if (!remembered && isbot(request.headers.get("User-Agent"))) return {};
  const wanted = shown === defaultLocale ? (remembered ?? (await likelyLocale(request, context))) : shown;
  return {
    ...(remembered ? {} : { setCookie: languageCookie(wanted, worldOf(context).environment) }),
    ...(wanted === shown ? {} : { movedTo: `${translatedPath(pathname, wanted)}${search}` }),
  };
}

async function likelyLocale(request: PageRequest, context: Caller): Promise<Locale> {
  const { environment, log } = worldOf(context);
  const asked = { headers: request.headers, address: context.clientAddress };
  const country = await locateCountry(asked, environment).catch((err) => {
    log.error({ err }, "the table of address ranges cannot be read");
    return null;
  });
  return country === "SK" ? "sk" : (preferredLocale(request.headers.get("Accept-Language")) ?? defaultLocale);
}

import type { AppLoadContext } from "@remix-run/node";
import { isbot } from "isbot";

import { translatedPath } from "~/addresses";
import { locateCountry } from "~/platform/http/geolocation.server";
import { keepLanguage, readLanguageCookie } from "~/platform/http/languageCookie.server";
import { defaultLocale, type Locale, localeOfPath } from "~/platform/i18n/locale";
import { preferredLocale } from "~/platform/i18n/preferredLocale";
import { worldOf } from "~/platform/process/world.server";

/** `movedTo`: the same page in the language this visitor would choose. `setCookie`: the first visit is remembered. */
export type Welcome = { movedTo?: string; setCookie?: string };

/**
 * Language of a visit (decision 27): an address under /sk speaks for itself; any other one belongs to the language the
 * visitor chose before, else to that of the country, else to that of the browser. Forms are left alone, and bots, which
 * some text browsers are taken for until they bring a choice.
 */
export async function welcomeVisitor(request: Request, context: AppLoadContext): Promise<Welcome> {
  if (request.method !== "GET" && request.method !== "HEAD") return {};
  const { pathname, search } = new URL(request.url);
  const shown = localeOfPath(pathname);
  const remembered = readLanguageCookie(request.headers);
  if (remembered === shown || (remembered && shown !== defaultLocale)) return {};
  if (!remembered && isbot(request.headers.get("User-Agent"))) return {};
  const wanted = shown === defaultLocale ? (remembered ?? (await likelyLocale(request, context))) : shown;
  return {
    ...(remembered ? {} : { setCookie: keepLanguage(wanted, worldOf(context).environment) }),
    ...(wanted === shown ? {} : { movedTo: `${translatedPath(pathname, wanted)}${search}` }),
  };
}

async function likelyLocale(request: Request, context: AppLoadContext): Promise<Locale> {
  const { environment, log } = worldOf(context);
  const asked = { headers: request.headers, address: context.clientAddress };
  const country = await locateCountry(asked, environment).catch((err) => {
    log.error({ err }, "the table of address ranges cannot be read");
    return null;
  });
  return country === "SK" ? "sk" : (preferredLocale(request.headers.get("Accept-Language")) ?? defaultLocale);
}

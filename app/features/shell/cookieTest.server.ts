import type { RequestHandler } from "express";
import { isbot } from "isbot";
import onHeaders from "on-headers";

import { addressOf } from "~/addresses";
import { sessionToken } from "~/features/customers/session/session.server";
import type { CookieName } from "~/platform/cookieTable";
import { type HasHeaders, readCookies } from "~/platform/http/cookies.server";
import type { Notice } from "~/platform/http/notice.server";
import { safePath } from "~/platform/http/safePath";
import { locales } from "~/platform/i18n/locale";

/**
 * Tells visitors that their browser refuses cookies: without them a cart is empty again on the next page, and nobody
 * stays signed in. A redirect after a form that came without any cookie, and that sets a cookie that matters, gets a
 * mark. The page requested with the mark, and still without cookies, shows a notice. The cart and similar pages also
 * show it when they are reached without cookies from one of the shop's own pages, all of which set a cookie.
 */

const name = "cookie-test";
/**
 * By the value of the mark: the cookies for which a redirect gets it, and the notice on a page that is then requested
 * without cookies.
 */
const marks = {
  "1": {
    cookies: ["cart.tempId", "wishlist.tempId", sessionToken.name, "light", "cookie_consent"],
    notice: { tone: "alert", key: "cookiesRefused", values: {} },
  },
  // The form was accepted or refused, but only a cookie could have shown which.
  "2": { cookies: ["notice"], notice: { tone: "alert", key: "answerUnseen", values: {} } },
} as const satisfies Record<string, { cookies: readonly CookieName[]; notice: Notice }>;
type Mark = keyof typeof marks;
const markValues = ["1", "2"] as const satisfies readonly Mark[];

const pages = [
  "cart",
  "cartDelivery",
  "cartContact",
  "cartReview",
  "wishlist",
  "signIn",
  "signInAlternate",
  "register",
  "registerAlternate",
] as const;
const needingPaths = new Set(locales.flatMap((locale) => pages.map((page) => addressOf(page, locale))));

/** Marks the redirect after a form that came without any cookie. */
export function markCookieTest(): RequestHandler {
  return (request, response, next) => {
    const hasCookies = bringsCookies({ headers: { get: (name) => request.get(name) ?? null } });
    if (request.method !== "POST" || hasCookies) return next();
    onHeaders(response, () => {
      const location = response.getHeader("Location");
      const cookies = [response.getHeader("Set-Cookie") ?? []].flat().map(String);
      const mark = markFor(cookies);
      if (mark && typeof location === "string") response.setHeader("Location", marked(location, mark));
    });
    next();
  };
}

function markFor(cookies: string[]): Mark | undefined {
  return markValues.find((value) =>
    marks[value].cookies.some((wanted) => cookies.some((cookie) => cookie.startsWith(`${wanted}=`))),
  );
}

function marked(location: string, value: Mark): string {
  const [path = "", fragment] = location.split("#");
  const query = `${path.includes("?") ? "&" : "?"}${name}=${value}`;
  return `${path}${query}${fragment === undefined ? "" : `#${fragment}`}`;
}

function bringsCookies(request: HasHeaders): boolean {
  return Object.keys(readCookies(request)).length > 0;
}

/**
 * Returns the notice for a visitor whose browser has refused the cookie of the page before; null for any other request.
 */
export function refusedCookieNotice(request: Request & HasHeaders): Notice | null {
  if (bringsCookies(request)) return null;
  const url = new URL(request.url);
  if (needsCookies(url) && isFromOwnPage(request.headers, url)) return marks["1"].notice;
  const mark = markOf(url);
  return mark ? marks[mark].notice : null;
}

/**
 * True for pages that need cookies. A page with `redirect` counts, as it replaces one of the account
 * (`requireCustomer`).
 */
function needsCookies({ pathname, searchParams }: URL): boolean {
  return needingPaths.has(pathname) || searchParams.has("redirect");
}

function markOf({ searchParams }: URL): Mark | undefined {
  return markValues.find((value) => value === searchParams.get(name));
}

/** Returns the page's path without the mark, for a browser that has kept the cookie; null for any other request. */
export function pathWithoutMark(request: Request & HasHeaders): string | null {
  const url = new URL(request.url);
  const { pathname, search } = url;
  const mark = markOf(url);
  if (request.method !== "GET" || !mark || !bringsCookies(request)) return null;
  const kept = search
    .slice(1)
    .split("&")
    .filter((parameter) => parameter !== `${name}=${mark}`);
  return safePath(kept.length > 0 ? `${pathname}?${kept.join("&")}` : pathname);
}

/**
 * True for a request that comes from one of the shop's own pages. Robots, and text browsers that are mistaken for
 * robots, are left out, as pages set no cookie for them.
 */
function isFromOwnPage(headers: Headers, { host }: URL): boolean {
  const referrer = headers.get("Referer") ?? "";
  return URL.canParse(referrer) && new URL(referrer).host === host && !isbot(headers.get("User-Agent"));
}

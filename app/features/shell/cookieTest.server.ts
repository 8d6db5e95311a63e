import type { RequestHandler } from "express";
import { isbot } from "isbot";
import onHeaders from "on-headers";

import { addressOf } from "~/addresses";
import { sessionToken } from "~/features/customers/session/session.server";
import { type HasHeaders, readCookies } from "~/platform/http/cookies.server";
import type { Notice } from "~/platform/http/notice.server";
import { safePath } from "~/platform/http/safePath";
import { locales } from "~/platform/i18n/locale";

/**
 * Says so where a browser refuses cookies: without them a cart is empty again on the next page, and nobody stays signed
 * in. The redirect after a form that comes without any cookie, and sets one that matters, carries a mark; the page that
 * comes with the mark, and still without cookies, shows a notice. So do the cart and the pages like it when they are
 * reached from the shop's own page, all of which set a cookie.
 */

const [name, value] = ["cookie-test", "1"];
const needed: readonly string[] = ["cart.tempId", "wishlist.tempId", sessionToken.name];
const pages = ["cart", "cartDelivery", "cartContact", "cartReview", "wishlist", "signIn"] as const;
const needingPaths = new Set(locales.flatMap((locale) => pages.map((page) => addressOf(page, locale))));

export const cookiesRefused: Notice = { tone: "alert", key: "cookiesRefused", values: {} };

/** Marks the redirect after a form that came without any cookie. */
export function markCookieTest(): RequestHandler {
  return (request, response, next) => {
    const hasCookies = bringsCookies({ headers: { get: (name) => request.get(name) ?? null } });
    if (request.method !== "POST" || hasCookies) return next();
    onHeaders(response, () => {
      const location = response.getHeader("Location");
      const cookies = [response.getHeader("Set-Cookie") ?? []].flat().map(String);
      const isNeeded = cookies.some((cookie) => needed.some((wanted) => cookie.startsWith(`${wanted}=`)));
      if (isNeeded && typeof location === "string") response.setHeader("Location", marked(location));
    });
    next();
  };
}

function marked(location: string): string {
  const [path = "", fragment] = location.split("#");
  const query = `${path.includes("?") ? "&" : "?"}${name}=${value}`;
  return `${path}${query}${fragment === undefined ? "" : `#${fragment}`}`;
}

function bringsCookies(request: HasHeaders): boolean {
  return Object.keys(readCookies(request)).length > 0;
}

/** True for a page whose visitor's browser has refused the cookie of the page before. */
export function refusesCookies(request: Request & HasHeaders): boolean {
  if (bringsCookies(request)) return false;
  const url = new URL(request.url);
  if (url.searchParams.get(name) === value) return true;
  return needingPaths.has(url.pathname) && isFromOwnPage(request.headers, url);
}

/** The page's path without the mark, for a browser that has kept the cookie; null for any other request. */
export function pathWithoutMark(request: Request & HasHeaders): string | null {
  const { pathname, search, searchParams } = new URL(request.url);
  if (request.method !== "GET" || searchParams.get(name) !== value || !bringsCookies(request)) return null;
  const kept = search
    .slice(1)
    .split("&")
    .filter((parameter) => parameter !== `${name}=${value}`);
  return safePath(kept.length > 0 ? `${pathname}?${kept.join("&")}` : pathname);
}

/** Robots, and the text browsers that are taken for one, get no cookie from a page. */
function isFromOwnPage(headers: Headers, { host }: URL): boolean {
  const referrer = headers.get("Referer") ?? "";
  return URL.canParse(referrer) && new URL(referrer).host === host && !isbot(headers.get("User-Agent"));
}

import type { Request } from "express";

import { countPieces } from "~/features/cart/cartLine.queries.server";
import { deviceCookieName } from "~/features/customers/session/deviceCookie.server";
import { readWishlistProductIds } from "~/features/wishlist/wishlistItem.queries.server";
import { lastKnown } from "~/platform/database/lastKnown.server";
import { acceptedCoding } from "~/platform/http/acceptedCoding";
import { readCookies } from "~/platform/http/cookies.server";
import type { World } from "~/platform/process/world.server";

import { readPageInputs } from "./pageInputs.server";

/** Cached pages stay available while the database is unavailable. */
const piecesOf = lastKnown(countPieces);
const wishIdsOf = lastKnown(readWishlistProductIds);

type PageRequest = Pick<Request, "method" | "path" | "originalUrl" | "headers">;

const maxUrlLength = 400;
/** Cookies that PageInputs covers, and two that no cacheable page shows; with any other cookie a page is not cached. */
const knownCookies = new Set([
  ...["i18n_redirected", "cookie_consent", "light", "banner.promo", "banner.popup", "cart.tempId", "wishlist.tempId"],
  "seen",
  deviceCookieName,
]);

/**
 * All that a page depends on: its URL and PageInputs, from which the shell is rendered, with the cart's piece count and
 * the wishlist's product ids instead of the guest's ids. Null for signed-in customers, for a first visit, which may be
 * redirected to another language, and for any unknown cookie, such as a notice.
 */
export async function pageCacheKey({ db }: World, request: PageRequest): Promise<string | null> {
  const { method, path, originalUrl, headers } = request;
  if (method !== "GET" || path.endsWith(".data") || originalUrl.length > maxUrlLength) return null;
  if (acceptedCoding(headers["accept-encoding"]?.toString()) !== "br") return null;
  const pageRequest = {
    url: originalUrl,
    headers: { get: (name: string) => headers[name.toLowerCase()]?.toString() ?? null },
  };
  if (!Object.keys(readCookies(pageRequest)).every((name) => knownCookies.has(name))) return null;
  const { tempId, wishTempId, ...inputs } = readPageInputs(pageRequest);
  const { locale, language } = inputs;
  if (language === null) return null;
  const pieces = tempId && (await piecesOf(db, { tempId, locale }));
  const wishes = wishTempId && (await wishIdsOf(db, { tempId: wishTempId }, locale));
  return JSON.stringify([originalUrl, inputs, pieces, wishes]);
}

/** True when the deepest route of the page sets `handle.isCacheable`. */
export function isPageCacheable(handles: readonly unknown[]): boolean {
  const handle = handles.at(-1);
  return typeof handle === "object" && handle !== null && "isCacheable" in handle && handle.isCacheable === true;
}

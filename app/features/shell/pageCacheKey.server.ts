import type { Request } from "express";

import { isProductPath } from "~/addresses";
import { countPieces } from "~/features/cart/cartLine.queries.server";
import { mayRememberViewed } from "~/features/consent/consent";
import { readConsent } from "~/features/consent/consentCookie.server";
import { readRecentlyViewedIds, recentlyViewedCookieName } from "~/features/productPage/recentlyViewed.server";
import { readWishlistProductIds } from "~/features/wishlist/wishlistItem.queries.server";
import { lastKnown } from "~/platform/database/lastKnown.server";
import { readCookies } from "~/platform/http/cookies.server";
import type { World } from "~/platform/process/world.server";
import type { PagePlan } from "~/platform/workarounds/pageCache.server";

import { cookieRoles } from "./cookieRoles.server";
import { type PageInputs, readPageInputs } from "./pageInputs.server";
import { isPersonalSearch, sharedSearch } from "./pageParameters";
import { redirectToLocale } from "./redirectToLocale.server";

/** Cached pages stay available while the database is unavailable. */
const piecesOf = lastKnown(countPieces);
const wishIdsOf = lastKnown(readWishlistProductIds);

type PageRequest = Pick<Request, "method" | "path" | "originalUrl" | "headers" | "ip">;

const maxAddressLength = 400;
const maxReferrerLength = 400;
/** A shorter value of a cookie may stand in a page by chance, and none that identifies a visitor is so short. */
const leastSecretLength = 16;

/**
 * All that a page depends on, parsed: its path, the parameters that it reads, and PageInputs, from which the shell is
 * rendered, with the cart's piece count and the wishlist's product ids instead of the guest's ids; for a product also the
 * products viewed before and the list that it was reached from. Null where a page is made for its visitor alone:
 * signed-in customers, a notice, a redirect to another language.
 */
export async function planPage(world: World, request: PageRequest): Promise<PagePlan | null> {
  const { method, path, originalUrl, headers } = request;
  const search = /\?.*$/.exec(originalUrl)?.[0] ?? "";
  if ((method !== "GET" && method !== "HEAD") || path.endsWith(".data") || isPersonalSearch(search)) return null;
  const address = path + sharedSearch(search);
  if (address.length > maxAddressLength) return null;
  const get = (name: string) => headers[name.toLowerCase()]?.toString() ?? null;
  const asked = { method, url: originalUrl, headers: { get } };
  const cookies = Object.entries(readCookies(asked));
  if (cookies.some(([name]) => cookieRoles.get(name) === "personal")) return null;
  const { movedTo, setCookie } = await redirectToLocale(asked, { world, clientAddress: request.ip ?? "" });
  const arrival = isProductPath(path) ? readArrival(asked) : {};
  if (movedTo || arrival === null) return null;
  const inputs = readPageInputs(asked);
  return {
    key: JSON.stringify([address, await readDependencies(world, inputs), arrival]),
    isRare: address !== path || isProductPath(path),
    ownCookies: setCookie ? [setCookie] : [],
    isCopyUsable: inputs.tempId === null,
    cookiesByKey: "viewedIds" in arrival ? [recentlyViewedCookieName] : [],
    secrets: cookies.flatMap(([name, value]) =>
      value && value.length >= leastSecretLength && cookieRoles.get(name) !== "keyed" ? [value] : [],
    ),
  };
}

type Asked = Parameters<typeof readPageInputs>[0];

/** A chosen language decides on a redirect alone; a guest without an id sees what an empty cart and wishlist show. */
async function readDependencies({ db }: World, { tempId, wishTempId, language: _, ...inputs }: PageInputs) {
  const { locale } = inputs;
  const pieces = tempId ? await piecesOf(db, { tempId, locale }) : 0;
  const wishIds = wishTempId ? await wishIdsOf(db, { tempId: wishTempId }, locale) : [];
  return { inputs, pieces, wishIds };
}

/** What a product page depends on besides; null for a referrer so long that only one visitor has it. */
function readArrival(asked: Asked) {
  const referrer = asked.headers.get("Referer") ?? "";
  if (referrer.length > maxReferrerLength) return null;
  // An origin alone is no list to go back to.
  const viewedIds = mayRememberViewed(readConsent(asked)) ? readRecentlyViewedIds(asked) : [];
  return { viewedIds, referrer: /^https?:\/\/[^/]*\/?$/.test(referrer) ? "" : referrer };
}

/** True when the deepest route of the page sets `handle.isCacheable`. */
export function isPageCacheable(handles: readonly unknown[]): boolean {
  const handle = handles.at(-1);
  return typeof handle === "object" && handle !== null && "isCacheable" in handle && handle.isCacheable === true;
}

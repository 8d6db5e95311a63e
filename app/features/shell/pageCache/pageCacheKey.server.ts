import type { Request } from "express";

import { isProductPath } from "~/addresses";
import { mayRememberViewed } from "~/features/consent/consent";
import { readConsent } from "~/features/consent/consentCookie.server";
import { readRecentlyViewedIds, recentlyViewedCookieName } from "~/features/productPage/recentlyViewed.server";
import { readCookies } from "~/platform/http/cookies.server";
import type { World } from "~/platform/process/world.server";
import type { PagePlan } from "~/platform/workarounds/pageCache.server";
import { readPageInputs } from "../pageInputs.server";
import { redirectToLocale } from "../redirectToLocale.server";
import { cookieRoles } from "./cookieRoles.server";
import { isPersonalSearch, sharedSearch } from "./pageParameters";
import { readPageVisitor } from "./pageVisitor.server";

type PageRequest = Pick<Request, "method" | "path" | "originalUrl" | "headers" | "ip">;

const maxAddressLength = 400;
const maxReferrerLength = 400;
/** A cookie value shorter than this may be in a page by chance, and no value that identifies a visitor is so short. */
const leastSecretLength = 16;

/**
 * Returns everything that a page depends on, parsed: its path, the parameters that it reads, and PageInputs, from which
 * the shell is rendered. The ids in the cookies are replaced by what the page shows of its visitor (`PageVisitor`). For
 * a product, the products viewed before and the list that it was reached from are included. Returns null when the page
 * is made for its visitor alone: a notice, a redirect to another language, some customers.
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
  const { tempId, wishlistTempId, language: _, ...inputs } = readPageInputs(asked);
  const visitor = await readPageVisitor(world, asked, { locale: inputs.locale, tempId, wishlistTempId });
  if (!visitor) return null;
  return {
    key: JSON.stringify([address, inputs, visitor.shown, arrival]),
    isRare: address !== path || isProductPath(path),
    ownCookies: setCookie ? [setCookie] : [],
    isCopyUsable: !visitor.mayHaveSentForms,
    cookiesByKey: "viewedIds" in arrival ? [recentlyViewedCookieName] : [],
    secrets: [...visitor.secrets, ...secretValues(cookies)],
  };
}

function secretValues(cookies: [name: string, value: string | undefined][]): string[] {
  return cookies.flatMap(([name, value]) =>
    value && value.length >= leastSecretLength && cookieRoles.get(name) !== "keyed" ? [value] : [],
  );
}

/** Reads what a product page also depends on; null for a referrer so long that only one visitor has it. */
function readArrival(asked: Parameters<typeof readPageInputs>[0]) {
  const referrer = asked.headers.get("Referer") ?? "";
  if (referrer.length > maxReferrerLength) return null;
  // A referrer that is only an origin is not a list to go back to.
  const viewedIds = mayRememberViewed(readConsent(asked)) ? readRecentlyViewedIds(asked) : [];
  return { viewedIds, referrer: /^https?:\/\/[^/]*\/?$/.test(referrer) ? "" : referrer };
}

/** True when the deepest route of the page sets `handle.isCacheable`. */
export function isPageCacheable(handles: readonly unknown[]): boolean {
  const handle = handles.at(-1);
  return typeof handle === "object" && handle !== null && "isCacheable" in handle && handle.isCacheable === true;
}

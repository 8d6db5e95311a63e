import type { HasHeaders } from "~/platform/http/cookies.server";
import { defineCookie } from "~/platform/http/defineCookie.server";
import type { Environment } from "~/platform/process/environment.server";

const seen = defineCookie("seen");
export const recentlyViewedCookieName = seen.name;

const maxRecentlyViewed = 8;

/**
 * Reads the ids of the products that this browser has shown, the latest first; invalid parts of the cookie are ignored.
 */
export function readRecentlyViewedIds(request: HasHeaders): number[] {
  const parts = (seen.read(request) ?? "").split(".");
  const ids = parts.filter((id) => /^[1-9]\d{0,8}$/.test(id)).map(Number);
  return [...new Set(ids)].slice(0, maxRecentlyViewed);
}

/**
 * Returns the Set-Cookie header that deletes the list, so that the next person who uses this browser does not see it.
 */
export function forgetViewed(environment: Environment): string {
  return seen.clear(environment);
}

/** Builds the Set-Cookie header that puts a product before those already viewed. */
export function rememberViewed(ids: readonly number[], productId: number, environment: Environment): string {
  const viewed = [productId, ...ids.filter((id) => id !== productId)].slice(0, maxRecentlyViewed);
  return seen.write(viewed.join("."), environment);
}

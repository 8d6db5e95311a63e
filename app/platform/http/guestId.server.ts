import { countAttempt, type Limit } from "../database/attempts.queries.server";
import type { Db } from "../database/database.server";
import { newId } from "../database/ids.server";
import type { Environment } from "../process/environment.server";
import { hourMs } from "../time/durations";
import type { HasHeaders } from "./cookies.server";
import { defineCookie } from "./defineCookie.server";

/** Both cookies are kept for 14 days from the last use (decision 50). */
const cookies = {
  "cart.tempId": defineCookie("cart.tempId"),
  "wishlist.tempId": defineCookie("wishlist.tempId"),
};

export type GuestCookie = keyof typeof cookies;

/** Returns the guest's temporary id in the given cookie; null without one or with a malformed one. */
export function readGuestId(cookie: GuestCookie, request: HasHeaders): string | null {
  const value = cookies[cookie].read(request);
  return value && isGuestId(value) ? value : null;
}

function isGuestId(value: string): boolean {
  return /^[\w-]{22}$/.test(value);
}

/**
 * Returns the guest's id, a new one of 128 random bits if needed, and the Set-Cookie value that keeps it for another 14
 * days.
 */
export function ensureGuestId(
  cookie: GuestCookie,
  request: Request,
  environment: Environment,
): { tempId: string; setCookie: string } {
  const tempId = readGuestId(cookie, request) ?? newId();
  return { tempId, setCookie: guestIdCookie(cookie, tempId, environment) };
}

/** Returns the Set-Cookie value that keeps an id for 14 days. */
export function guestIdCookie(cookie: GuestCookie, tempId: string, environment: Environment): string {
  return cookies[cookie].write(tempId, environment);
}

/** Returns the Set-Cookie value that deletes the id. */
export function clearGuestIdCookie(cookie: GuestCookie, environment: Environment): string {
  return cookies[cookie].clear(environment);
}

/** New guests of one network, by calls and forms together; an office, or a mobile operator's customers, share one. */
export const newGuests: Limit = { most: 300, windowMs: hourMs };

/** Counts a guest whose cart or wishlist is about to be made; false when the network has made too many. */
export function countNewGuest(db: Db, cookie: GuestCookie, network: string, now: number): Promise<boolean> {
  return countAttempt(db, `guests ${cookie} ${network}`, newGuests, now);
}

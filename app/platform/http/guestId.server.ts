import { serialize } from "cookie";
import { newId } from "../database/ids.server";
import type { Environment } from "../process/environment.server";
import { type HasHeaders, readCookies } from "./cookies.server";

/** 14 days from the last use (decision 50). */
export const guestIdSeconds = 1_209_600;

export type GuestCookie = "cart.tempId" | "wishlist.tempId";

/** The guest's temporary id in that cookie; null without one or with a malformed one. */
export function readGuestId(cookie: GuestCookie, request: HasHeaders): string | null {
  const value = readCookies(request)[cookie];
  return value && isGuestId(value) ? value : null;
}

export function isGuestId(value: string): boolean {
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

/** The Set-Cookie value that keeps an id for 14 days. */
export function guestIdCookie(cookie: GuestCookie, tempId: string, { hasSecureCookies }: Environment): string {
  return serialize(cookie, tempId, {
    httpOnly: true,
    sameSite: "lax",
    secure: hasSecureCookies,
    path: "/",
    maxAge: guestIdSeconds,
  });
}

/** The Set-Cookie value that deletes the id. */
export function clearGuestIdCookie(cookie: GuestCookie, { hasSecureCookies }: Environment): string {
  return serialize(cookie, "", { httpOnly: true, sameSite: "lax", secure: hasSecureCookies, path: "/", maxAge: 0 });
}

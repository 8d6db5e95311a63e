import { serialize } from "cookie";
import { newId } from "../database/ids.server";
import type { Environment } from "../process/environment.server";
import { type Asked, readCookies } from "./cookies.server";

/** 14 days, counted anew on each use (decision 50). */
export const guestIdSeconds = 1_209_600;

export type GuestCookie = "cart.tempId" | "wishlist.tempId";

/** The guest's temporary id in that cookie; null for a visitor without one or with something that cannot be one. */
export function readGuestId(cookie: GuestCookie, asked: Asked): string | null {
  const value = readCookies(asked)[cookie];
  return value && isGuestId(value) ? value : null;
}

export function isGuestId(value: string): boolean {
  return /^[\w-]{22}$/.test(value);
}

/** The guest's id, a new one of 128 random bits if need be, and the Set-Cookie that keeps it for another 14 days. */
export function keepGuestId(
  cookie: GuestCookie,
  request: Request,
  environment: Environment,
): { tempId: string; setCookie: string } {
  const tempId = readGuestId(cookie, request) ?? newId();
  return { tempId, setCookie: guestIdCookie(cookie, tempId, environment) };
}

/** The Set-Cookie that keeps an id for 14 days. */
export function guestIdCookie(cookie: GuestCookie, tempId: string, { hasSecureCookies }: Environment): string {
  return serialize(cookie, tempId, {
    httpOnly: true,
    sameSite: "lax",
    secure: hasSecureCookies,
    path: "/",
    maxAge: guestIdSeconds,
  });
}

/** The Set-Cookie that takes the id off the browser. */
export function endGuestId(cookie: GuestCookie, { hasSecureCookies }: Environment): string {
  return serialize(cookie, "", { httpOnly: true, sameSite: "lax", secure: hasSecureCookies, path: "/", maxAge: 0 });
}

import { serialize } from "cookie";

import { readCookies } from "~/platform/http/cookies.server";
import type { Environment } from "~/platform/process/environment.server";

import { deviceMs } from "../customer";

/**
 * The cookie by which a browser is known that has signed in before. It opens nothing: guesses of the password from such
 * a browser are counted by themselves, so that strangers who fail on purpose do not lock the owner out.
 */
export const deviceCookieName = "device";

/** Null without the cookie, and for what cannot be its token. */
export function readDevice(request: Request): string | null {
  const value = readCookies(request)[deviceCookieName];
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : null;
}

export function deviceCookie(token: string, { hasSecureCookies }: Environment): string {
  const maxAge = deviceMs / 1000;
  return serialize(deviceCookieName, token, {
    ...{ httpOnly: true, sameSite: "lax", secure: hasSecureCookies, path: "/", maxAge },
  } as const);
}

import { serialize } from "cookie";

import { readCookies } from "~/platform/http/cookies.server";
import type { Environment } from "~/platform/process/environment.server";

import { deviceMs } from "../customer";

/**
 * The cookie of a browser that has signed in before. It grants no access: password attempts from such a browser are
 * counted separately, so that strangers who fail on purpose do not lock the owner out.
 */
export const deviceCookieName = "device";

/** Null without the cookie, and for a value that cannot be a token. */
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

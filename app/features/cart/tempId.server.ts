import { parse, serialize } from "cookie";

import type { Environment } from "~/platform/environment.server";
import { newId } from "~/platform/ids.server";

/** 14 days, counted anew on each use (decision 50). */
export const tempIdSeconds = 1_209_600;
const cookieName = "cart.tempId";

/** The guest's temporary id; null for a visitor without one or with something that cannot be one. */
export function readTempId(request: Request): string | null {
  const value = parse(request.headers.get("Cookie") ?? "")[cookieName];
  return value && /^[\w-]{22}$/.test(value) ? value : null;
}

/** The visitor's id, a new one if need be, and the Set-Cookie that keeps it for another 14 days. */
export function keepTempId(request: Request, environment: Environment): { tempId: string; setCookie: string } {
  const tempId = readTempId(request) ?? newId();
  const setCookie = serialize(cookieName, tempId, {
    httpOnly: true,
    sameSite: "lax",
    secure: environment.hasSecureCookies,
    path: "/",
    maxAge: tempIdSeconds,
  });
  return { tempId, setCookie };
}

/** The Set-Cookie after which the visitor is no guest with a cart any more. */
export function endTempId({ hasSecureCookies }: Environment): string {
  return serialize(cookieName, "", { httpOnly: true, sameSite: "lax", secure: hasSecureCookies, path: "/", maxAge: 0 });
}

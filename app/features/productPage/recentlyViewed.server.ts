import { serialize } from "cookie";

import { readCookies } from "~/platform/http/cookies.server";
import type { Environment } from "~/platform/process/environment.server";

const cookieName = "seen";
const keptSeconds = 1_209_600;
const mostSeen = 8;

/** Ids of the products that this browser has shown, the last one first; whatever else the cookie holds is ignored. */
export function readSeenIds(request: Request): number[] {
  const written = (readCookies(request)[cookieName] ?? "").split(".");
  const ids = written.filter((id) => /^[1-9]\d{0,8}$/.test(id)).map(Number);
  return [...new Set(ids)].slice(0, mostSeen);
}

/** The Set-Cookie that puts a product before those already seen. */
export function rememberSeen(ids: readonly number[], productId: number, environment: Environment): string {
  const seen = [productId, ...ids.filter((id) => id !== productId)].slice(0, mostSeen);
  return serialize(cookieName, seen.join("."), {
    httpOnly: true,
    sameSite: "lax",
    secure: environment.hasSecureCookies,
    path: "/",
    maxAge: keptSeconds,
  });
}

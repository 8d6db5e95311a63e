import type { HasHeaders } from "~/platform/http/cookies.server";
import { clearGuestIdCookie, ensureGuestId, guestIdCookie, readGuestId } from "~/platform/http/guestId.server";
import type { Environment } from "~/platform/process/environment.server";

/** Reads the guest's temporary id; null when the cookie is missing or malformed. */
export function readTempId(request: HasHeaders): string | null {
  return readGuestId("cart.tempId", request);
}

/** Returns the guest's temporary id, a new one if there is none, and the Set-Cookie that extends it by 14 days. */
export function issueGuestCookie(request: Request, environment: Environment): { tempId: string; setCookie: string } {
  return ensureGuestId("cart.tempId", request, environment);
}

/** Returns the Set-Cookie that replaces the visitor's temporary id. */
export function renewGuestCookie(tempId: string, environment: Environment): string {
  return guestIdCookie("cart.tempId", tempId, environment);
}

/** Returns the Set-Cookie that deletes the visitor's temporary id. */
export function clearGuestCookie(environment: Environment): string {
  return clearGuestIdCookie("cart.tempId", environment);
}

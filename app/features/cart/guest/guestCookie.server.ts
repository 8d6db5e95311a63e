import type { Asked } from "~/platform/http/cookies.server";
import { endGuestId, guestIdCookie, keepGuestId, readGuestId } from "~/platform/http/guestId.server";
import type { Environment } from "~/platform/process/environment.server";

/** The guest's temporary id; null for a visitor without one or with something that cannot be one. */
export function readTempId(asked: Asked): string | null {
  return readGuestId("cart.tempId", asked);
}

/** The visitor's id, a new one if need be, and the Set-Cookie that keeps it for another 14 days. */
export function keepTempId(request: Request, environment: Environment): { tempId: string; setCookie: string } {
  return keepGuestId("cart.tempId", request, environment);
}

/** The Set-Cookie with which the visitor goes on under another id. */
export function renewTempId(tempId: string, environment: Environment): string {
  return guestIdCookie("cart.tempId", tempId, environment);
}

/** The Set-Cookie after which the visitor is no guest with a cart any more. */
export function endTempId(environment: Environment): string {
  return endGuestId("cart.tempId", environment);
}

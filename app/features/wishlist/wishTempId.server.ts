import type { Asked } from "~/platform/http/cookies.server";
import { endGuestId, guestIdCookie, keepGuestId, readGuestId } from "~/platform/http/guestId.server";
import type { Environment } from "~/platform/process/environment.server";

/** The guest's wishlist id; null for a visitor without one. */
export function readWishTempId(asked: Asked): string | null {
  return readGuestId("wishlist.tempId", asked);
}

/** The guest's wishlist id, a new one if need be, and the Set-Cookie that keeps it for another 14 days. */
export function keepWishTempId(request: Request, environment: Environment): { tempId: string; setCookie: string } {
  return keepGuestId("wishlist.tempId", request, environment);
}

/** The Set-Cookie with which the visitor goes on under another id. */
export function renewWishTempId(tempId: string, environment: Environment): string {
  return guestIdCookie("wishlist.tempId", tempId, environment);
}

/** The Set-Cookie after which the visitor is no guest with a list any more. */
export function endWishTempId(environment: Environment): string {
  return endGuestId("wishlist.tempId", environment);
}

import type { HasHeaders } from "~/platform/http/cookies.server";
import { clearGuestIdCookie, ensureGuestId, guestIdCookie, readGuestId } from "~/platform/http/guestId.server";
import type { Environment } from "~/platform/process/environment.server";

/** The guest's wishlist id; null without the cookie. */
export function readWishlistTempId(request: HasHeaders): string | null {
  return readGuestId("wishlist.tempId", request);
}

/** The guest's wishlist id, a new one if there is none, and the Set-Cookie that extends it by 14 days. */
export function issueWishlistCookie(request: Request, environment: Environment): { tempId: string; setCookie: string } {
  return ensureGuestId("wishlist.tempId", request, environment);
}

/** The Set-Cookie that replaces the guest's wishlist id. */
export function renewWishlistCookie(tempId: string, environment: Environment): string {
  return guestIdCookie("wishlist.tempId", tempId, environment);
}

/** The Set-Cookie that deletes the guest's wishlist id. */
export function clearWishlistCookie(environment: Environment): string {
  return clearGuestIdCookie("wishlist.tempId", environment);
}

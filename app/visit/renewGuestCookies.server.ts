import { renewGuestCookie } from "~/features/cart/guest/guestCookie.server";
import { moveGuestWishlist } from "~/features/wishlist/guestWishlist.queries.server";
import { readWishlistTempId, renewWishlistCookie } from "~/features/wishlist/wishlistCookie.server";

import { trySaving } from "./trySaving.server";
import type { Visit } from "./visit.server";

/** Returns the Set-Cookie values for a guest's new cart id, and for a new wishlist id. */
export async function renewGuestCookies(visit: Visit, tempId: string): Promise<string[]> {
  return [renewCartCookie(visit, tempId), ...(await renewWishlistCookies(visit))];
}

export function renewCartCookie({ environment }: Visit, tempId: string): string {
  return renewGuestCookie(tempId, environment);
}

/** Moves the wishlist to a new id. A failure must not prevent the order. */
async function renewWishlistCookies(visit: Visit): Promise<string[]> {
  const { db, environment, request } = visit;
  const cookies: string[] = [];
  const wishlistTempId = readWishlistTempId(request);
  await trySaving(visit, async () => {
    const renewed = wishlistTempId && (await moveGuestWishlist(db, wishlistTempId));
    if (renewed) cookies.push(renewWishlistCookie(renewed, environment));
  });
  return cookies;
}

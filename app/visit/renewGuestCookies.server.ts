import type { AppLoadContext } from "@remix-run/node";

import { renewGuestCookie } from "~/features/cart/guest/guestCookie.server";
import { moveGuestWishlist } from "~/features/wishlist/guestWishlist.queries.server";
import { readWishlistTempId, renewWishlistCookie } from "~/features/wishlist/wishlistCookie.server";
import { worldOf } from "~/platform/process/world.server";

import { trySaving } from "./trySaving.server";

/** The Set-Cookie values for a guest's new cart id, and for a new wishlist id. */
export async function renewGuestCookies(request: Request, context: AppLoadContext, tempId: string): Promise<string[]> {
  return [renewCartCookie(context, tempId), ...(await renewWishlistCookies(request, context))];
}

export function renewCartCookie(context: AppLoadContext, tempId: string): string {
  return renewGuestCookie(tempId, worldOf(context).environment);
}

/** A failure to move the wishlist must not prevent the order. */
async function renewWishlistCookies(request: Request, context: AppLoadContext): Promise<string[]> {
  const { db, environment } = worldOf(context);
  const cookies: string[] = [];
  const wishlistTempId = readWishlistTempId(request);
  await trySaving(context, async () => {
    const renewed = wishlistTempId && (await moveGuestWishlist(db, wishlistTempId));
    if (renewed) cookies.push(renewWishlistCookie(renewed, environment));
  });
  return cookies;
}

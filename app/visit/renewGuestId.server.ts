import type { AppLoadContext } from "@remix-run/node";

import { renewTempId } from "~/features/cart/guest/guestCookie.server";
import { moveGuestWishlist } from "~/features/wishlist/guestWishlist.queries.server";
import { readWishTempId, renewWishTempId } from "~/features/wishlist/wishTempId.server";
import { worldOf } from "~/platform/process/world.server";

import { trySaving } from "./trySaving.server";

/** The cookies with which a guest goes on under the cart's new id, and under a new one of the wishlist. */
export async function renewedGuest(request: Request, context: AppLoadContext, tempId: string): Promise<string[]> {
  return [renewedCart(context, tempId), ...(await renewedWishlist(request, context))];
}

export function renewedCart(context: AppLoadContext, tempId: string): string {
  return renewTempId(tempId, worldOf(context).environment);
}

/** A wishlist that cannot be moved must not keep anybody from ordering. */
async function renewedWishlist(request: Request, context: AppLoadContext): Promise<string[]> {
  const { db, environment } = worldOf(context);
  const cookies: string[] = [];
  const wishTempId = readWishTempId(request);
  await trySaving(context, async () => {
    const renewed = wishTempId && (await moveGuestWishlist(db, wishTempId));
    if (renewed) cookies.push(renewWishTempId(renewed, environment));
  });
  return cookies;
}

import { findCart } from "~/features/cart/cart.queries.server";
import type { WishlistOwner } from "~/features/wishlist/wishlist";
import { findWishlist } from "~/features/wishlist/wishlist.queries.server";
import { countNewGuest, type GuestCookie } from "~/platform/http/guestId.server";
import { clientSubnet } from "~/platform/http/subnetOf";

import type { Visit } from "./visit.server";

/**
 * Whether a form may put something into its visitor's cart. A customer's cart, or one that is there, always takes it; a
 * guest's new one counts for the network. The cart tells who is new, and not the cookie: a browser may send any id.
 */
export async function mayFillCart(visit: Visit): Promise<boolean> {
  const owner = await visit.findCartOwner();
  if (owner && ("customerId" in owner || (await findCart(visit.db, owner)))) return true;
  return mayBeNewGuest(visit, "cart.tempId");
}

/** The same for the wishlist. */
export async function mayFillWishlist(visit: Visit, owner: WishlistOwner): Promise<boolean> {
  if ("customerId" in owner || (await findWishlist(visit.db, owner))) return true;
  return mayBeNewGuest(visit, "wishlist.tempId");
}

/** False when the visitor's network has made too many guests within the hour. */
export function mayBeNewGuest({ db, context, now }: Visit, cookie: GuestCookie): Promise<boolean> {
  return countNewGuest(db, cookie, clientSubnet(context), now());
}

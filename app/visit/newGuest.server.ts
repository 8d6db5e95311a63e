import { findCart } from "~/features/cart/cart.queries.server";
import type { WishlistOwner } from "~/features/wishlist/wishlist";
import { findWishlist } from "~/features/wishlist/wishlist.queries.server";
import { countNewGuest, type GuestCookie } from "~/platform/http/guestId.server";
import { clientSubnet } from "~/platform/http/subnetOf";

import type { Visit } from "./visit.server";

/**
 * Returns true when a form may put something into its visitor's cart. Customers and guests with a cart always may; a
 * cart for a new guest counts towards the limit of the guest's network. A guest is new without a cart, whatever the
 * cookie contains, because a browser may send any id.
 */
export async function mayFillCart(visit: Visit): Promise<boolean> {
  const owner = await visit.findCartOwner();
  if (owner && ("customerId" in owner || (await findCart(visit.db, owner)))) return true;
  return mayBeNewGuest(visit, "cart.tempId");
}

/** Returns true when a form may put something into its visitor's wishlist, by the same rule as for the cart. */
export async function mayFillWishlist(visit: Visit, owner: WishlistOwner): Promise<boolean> {
  if ("customerId" in owner || (await findWishlist(visit.db, owner))) return true;
  return mayBeNewGuest(visit, "wishlist.tempId");
}

/** Counts a new guest; returns false when the visitor's network has made too many within the hour. */
export function mayBeNewGuest({ db, context, now }: Visit, cookie: GuestCookie): Promise<boolean> {
  return countNewGuest(db, cookie, clientSubnet(context), now());
}

import { renewShareId } from "~/features/wishlist/wishlist.queries.server";

import { redirectBackOrToWishlist, type WishlistVisit } from "./wishlistVisit.server";

/** Gives the list a new share link; the old one stops working. */
export async function renewShareLink(visit: WishlistVisit) {
  const isRenewed = await renewShareId(visit.db, visit.owner);
  throw await redirectBackOrToWishlist(visit, {
    notice: isRenewed
      ? { tone: "good", key: "wishlistRenewed", values: {} }
      : { tone: "alert", key: "wishlistChangeFailed", values: {} },
  });
}

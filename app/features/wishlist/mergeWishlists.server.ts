import type { Db } from "~/platform/database/database.server";
import { deleteWishlist, findWishlist, openWishlist } from "./wishlist.queries.server";
import { copyWishlistItems } from "./wishlistItem.queries.server";

/**
 * Merges a guest's list into that of the customer who signs in, and deletes the guest's list (decision 49). What the
 * customer has stays; of the guest's products the newest are added while there is room. False when some were left out.
 */
export async function mergeWishlists(
  db: Db,
  { tempId, customerId }: { tempId: string; customerId: string },
  now: number,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const guestList = await findWishlist(tx, { tempId });
    if (!guestList) return true;
    const ownList = await openWishlist(tx, { customerId }, now);
    const isWhole = await copyWishlistItems(tx, guestList.id, ownList.id);
    await deleteWishlist(tx, { tempId });
    return isWhole;
  });
}

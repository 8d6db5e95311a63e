import type { Db } from "~/platform/database/database.server";
import { deleteWishlist, findWishlist, openWishlist } from "./wishlist.queries.server";
import { copyWishlistItems } from "./wishlistItem.queries.server";

/** Merges a guest's list into that of the customer who signs in, and deletes the guest's list (decision 49). */
export async function mergeWishlists(
  db: Db,
  { tempId, customerId }: { tempId: string; customerId: string },
  now: number,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const guestList = await findWishlist(tx, { tempId });
    if (!guestList) return;
    const ownList = await openWishlist(tx, { customerId }, now);
    await copyWishlistItems(tx, guestList.id, ownList.id);
    await deleteWishlist(tx, { tempId });
  });
}

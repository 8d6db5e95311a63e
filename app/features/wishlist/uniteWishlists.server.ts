import type { Db } from "~/platform/database/database.server";

import { copyWishes } from "./wish.queries.server";
import { deleteWishlist, findWishlist, openWishlist } from "./wishlist.queries.server";

/** A guest signs in: the guest's products join the customer's list and the guest's list ends (decision 49). */
export async function uniteWishlists(
  db: Db,
  { tempId, userId }: { tempId: string; userId: string },
  now: number,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const guestList = await findWishlist(tx, { tempId });
    if (!guestList) return;
    const ownList = await openWishlist(tx, { userId }, now);
    await copyWishes(tx, guestList.id, ownList.id);
    await deleteWishlist(tx, { tempId });
  });
}

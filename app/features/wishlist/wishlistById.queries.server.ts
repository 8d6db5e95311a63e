import type { Db } from "~/platform/database/database.server";

import type { WishlistOwner } from "./wishlist";
import type { Wishlist } from "./wishlist.queries.server";

/**
 * The list of that name, if it is the customer's, whose list goes by its id; or, for null, a guest's, which goes by the
 * guest's temporary id (decision 6).
 */
export async function findWishlistById(
  db: Db,
  name: string,
  userId: string | null,
): Promise<{ list: Wishlist; owner: WishlistOwner } | undefined> {
  const list = await db
    .selectFrom("wishlist")
    .where(userId === null ? "temp_id" : "id", "=", name)
    .where("user_id", userId === null ? "is" : "=", userId)
    .select(["id", "share_id as shareId"])
    .executeTakeFirst();
  return list && { list, owner: userId === null ? { tempId: name } : { userId } };
}

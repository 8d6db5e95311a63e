import type { Db } from "~/platform/database/database.server";

import type { WishlistOwner } from "./wishlist";
import type { Wishlist } from "./wishlist.queries.server";

/**
 * The list that the API addresses by `name`: a customer's list by its id, if it is this customer's; with `customerId`
 * null, a guest's list by the guest's temporary id (decision 6).
 */
export async function findWishlistById(
  db: Db,
  name: string,
  customerId: string | null,
): Promise<{ list: Wishlist; owner: WishlistOwner } | undefined> {
  const list = await db
    .selectFrom("wishlist")
    .where(customerId === null ? "temp_id" : "id", "=", name)
    .where("user_id", customerId === null ? "is" : "=", customerId)
    .select(["id", "share_id as shareId", "used_at as usedAt"])
    .executeTakeFirst();
  return list && { list, owner: customerId === null ? { tempId: name } : { customerId } };
}

import type { Db } from "~/platform/database/database.server";
import { newId } from "~/platform/database/ids.server";

import { copyWishlistItems } from "./wishlistItem.queries.server";

/**
 * Moves the guest's list to a temporary id that nobody has seen (decision 110): an attacker who created the list and
 * planted it on the visitor knows the old one. Its share link stays. A copy remains under the old id, for a browser
 * that never receives the new cookie. Returns the new id; null when there is no such list.
 */
export async function moveGuestWishlist(db: Db, from: string): Promise<string | null> {
  return db.transaction().execute(async (tx) => {
    const to = newId();
    const list = await tx
      .updateTable("wishlist")
      .set({ temp_id: to })
      .where("temp_id", "=", from)
      .returningAll()
      .executeTakeFirst();
    if (!list) return null;
    const copy = { ...list, id: newId(), temp_id: from, share_id: newId() };
    await tx.insertInto("wishlist").values(copy).execute();
    await copyWishlistItems(tx, list.id, copy.id);
    return to;
  });
}

/**
 * Deletes at most `limit` lists of guests that were not used since `before`: neither was anything saved, nor were they
 * opened by their guest or by their share link. Returns how many.
 */
export async function purgeGuestWishlists(db: Db, before: number, limit: number): Promise<number> {
  const stale = db
    .selectFrom("wishlist")
    .where("temp_id", "is not", null)
    .where("used_at", "<", before)
    .orderBy("used_at")
    .limit(limit)
    .select("id");
  const { numDeletedRows } = await db
    .deleteFrom("wishlist")
    .where("id", "in", stale)
    .where("used_at", "<", before)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Returns true for a guest's list without notes. */
export async function hasNoNotes(db: Db, tempId: string): Promise<boolean> {
  const row = await db
    .selectFrom("wishlist_item")
    .innerJoin("wishlist", "wishlist.id", "wishlist_item.wishlist_id")
    .where("wishlist.temp_id", "=", tempId)
    .where("wishlist_item.note", "<>", "")
    .select("wishlist_item.product_id")
    .executeTakeFirst();
  return row === undefined;
}

import type { Db } from "~/platform/database/database.server";
import { newId } from "~/platform/database/ids.server";
import { dayMs } from "~/platform/time/durations";

import type { WishlistOwner } from "./wishlist";

export type Wishlist = { id: string; shareId: string; usedAt: number };

export async function findWishlist(db: Db, owner: WishlistOwner): Promise<Wishlist | undefined> {
  const { column, value } = ownerColumn(owner);
  return db
    .selectFrom("wishlist")
    .where(column, "=", value)
    .select(["id", "share_id as shareId", "used_at as usedAt"])
    .executeTakeFirst();
}

/** Returns the owner's list and creates it if there is none. Two concurrent requests get the same list. */
export async function openWishlist(db: Db, owner: WishlistOwner, now: number): Promise<Wishlist> {
  const tempId = "tempId" in owner ? owner.tempId : null;
  const customerId = "customerId" in owner ? owner.customerId : null;
  await db
    .insertInto("wishlist")
    .values({ id: newId(), temp_id: tempId, user_id: customerId, share_id: newId(), created_at: now, used_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const list = await findWishlist(db, owner);
  if (!list) throw new Error("the wishlist that was just opened is gone");
  await db.updateTable("wishlist").set({ used_at: now }).where("id", "=", list.id).execute();
  return list;
}

/** Returns the list of a share id; undefined for an unknown or replaced share id. */
export async function findSharedWishlist(
  db: Db,
  shareId: string,
): Promise<Pick<Wishlist, "id" | "usedAt"> | undefined> {
  return db
    .selectFrom("wishlist")
    .where("share_id", "=", shareId)
    .select(["id", "used_at as usedAt"])
    .executeTakeFirst();
}

/** Notes that a list is looked at, so that it is not purged. Once a day is enough, and spares most pages the writing. */
export async function keepWishlist(
  db: Db,
  { id, usedAt }: Pick<Wishlist, "id" | "usedAt">,
  now: number,
): Promise<void> {
  if (usedAt > now - dayMs) return;
  await db.updateTable("wishlist").set({ used_at: now }).where("id", "=", id).execute();
}

/** Replaces the list's share id, so that the old link no longer works. Returns false when there is no list. */
export async function renewShareId(db: Db, owner: WishlistOwner): Promise<boolean> {
  const { column, value } = ownerColumn(owner);
  const { numUpdatedRows } = await db
    .updateTable("wishlist")
    .set({ share_id: newId() })
    .where(column, "=", value)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Deletes the list with its items; no error when there is none. */
export async function deleteWishlist(db: Db, owner: WishlistOwner): Promise<void> {
  const { column, value } = ownerColumn(owner);
  await db.deleteFrom("wishlist").where(column, "=", value).execute();
}

/** For a WHERE clause: ownership is never checked after reading. */
export function ownerColumn(owner: WishlistOwner) {
  return "tempId" in owner
    ? ({ column: "wishlist.temp_id", value: owner.tempId } as const)
    : ({ column: "wishlist.user_id", value: owner.customerId } as const);
}

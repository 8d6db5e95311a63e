import type { Db } from "~/platform/database/database.server";
import type { Locale } from "~/platform/i18n/locale";
import { maxWishlistItems, type WishlistOwner } from "./wishlist";
import { openWishlist } from "./wishlist.queries.server";
import { countWishlistItems, findProductSnapshot, insertWishlistItem } from "./wishlistItem.queries.server";

export type AddToWishlistResult =
  | { ok: true; name: string; priceMinor: number }
  /** unknown: this shop version does not sell the product · full: the list has `maxWishlistItems` products. */
  | { ok: false; reason: "unknown" | "full" };

/**
 * Saves a product with today's price and availability to the list, and creates the list if there is none. Idempotent.
 */
export async function addToWishlist(
  db: Db,
  owner: WishlistOwner,
  { productId, locale }: { productId: number; locale: Locale },
  now: number,
): Promise<AddToWishlistResult> {
  return db.transaction().execute((tx) => saveToWishlist(tx, owner, { productId, locale }, now));
}

/** Does the same inside the caller's transaction. */
export async function saveToWishlist(
  tx: Db,
  owner: WishlistOwner,
  { productId, locale }: { productId: number; locale: Locale },
  now: number,
): Promise<AddToWishlistResult> {
  const product = await findProductSnapshot(tx, locale, productId, now);
  if (!product) return { ok: false, reason: "unknown" };
  const list = await openWishlist(tx, owner, now);
  if ((await countWishlistItems(tx, locale, list.id)).all >= maxWishlistItems) return { ok: false, reason: "full" };
  await insertWishlistItem(tx, list.id, product, now);
  return { ok: true, name: product.name, priceMinor: (locale === "cs" ? product.czkMinor : product.eurMinor) ?? 0 };
}

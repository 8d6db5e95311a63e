import type { Db } from "~/platform/database/database.server";
import type { Locale } from "~/platform/i18n/locale";

import { countWishes, findProductToday, insertWish } from "./wish.queries.server";
import { mostWishes, type WishlistOwner } from "./wishlist";
import { openWishlist } from "./wishlist.queries.server";

export type Saved =
  | { ok: true; name: string; priceMinor: number }
  /** unknown: the shop version sells no such product · full: the list has as many as it may. */
  | { ok: false; reason: "unknown" | "full" };

/** Opens a list if need be and saves a product on it, with today's price and availability. Saving twice is saving once. */
export async function addToWishlist(
  db: Db,
  owner: WishlistOwner,
  { productId, locale }: { productId: number; locale: Locale },
  now: number,
): Promise<Saved> {
  return db.transaction().execute((tx) => saveWish(tx, owner, { productId, locale }, now));
}

/** The same as a part of a greater deed, in its transaction. */
export async function saveWish(
  tx: Db,
  owner: WishlistOwner,
  { productId, locale }: { productId: number; locale: Locale },
  now: number,
): Promise<Saved> {
  const product = await findProductToday(tx, locale, productId, now);
  if (!product) return { ok: false, reason: "unknown" };
  const list = await openWishlist(tx, owner, now);
  if ((await countWishes(tx, locale, list.id)).all >= mostWishes) return { ok: false, reason: "full" };
  await insertWish(tx, list.id, product, now);
  return { ok: true, name: product.name, priceMinor: (locale === "cs" ? product.czkMinor : product.eurMinor) ?? 0 };
}

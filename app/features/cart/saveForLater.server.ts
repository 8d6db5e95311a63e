import { saveToWishlist } from "~/features/wishlist/addToWishlist.server";
import type { WishlistOwner } from "~/features/wishlist/wishlist";
import type { Db } from "~/platform/database/database.server";

import type { CartLine } from "./cart";
import { type CartOwner, lockCart } from "./cart.queries.server";
import { readCartLines, removeLine } from "./cartLine.queries.server";

export type SaveForLaterResult =
  | { ok: true; name: string; line: CartLine }
  /** gone: the cart has no such line · full: the wishlist already has `maxWishlistItems` products. */
  | { ok: false; reason: "gone" | "full" };

/** Moves a line's product to the wishlist in one transaction. */
export async function saveForLater(
  db: Db,
  owner: CartOwner,
  wishlistOwner: WishlistOwner,
  lineId: string,
  now: number,
): Promise<SaveForLaterResult> {
  return db.transaction().execute(async (tx) => {
    const cart = await lockCart(tx, owner);
    const line = cart && (await readCartLines(tx, cart)).find(({ id }) => id === lineId);
    if (!line) return { ok: false, reason: "gone" };
    const saved = await saveToWishlist(tx, wishlistOwner, { productId: line.productId, locale: owner.locale }, now);
    if (!saved.ok) return { ok: false, reason: saved.reason === "full" ? "full" : "gone" };
    await removeLine(tx, owner, line.id);
    return { ok: true, name: line.name, line };
  });
}

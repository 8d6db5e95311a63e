import { saveWish } from "~/features/wishlist/addToWishlist.server";
import type { WishlistOwner } from "~/features/wishlist/wishlist";
import type { Db } from "~/platform/database/database.server";

import type { CartLine } from "./cart";
import { type CartOwner, lockCart } from "./cart.queries.server";
import { readCartLines, removeLine } from "./cartLine.queries.server";

export type SavedForLater =
  | { ok: true; name: string; line: CartLine }
  /** gone: the cart has no such line · full: the wishlist has as many products as it may. */
  | { ok: false; reason: "gone" | "full" };

/** Moves a line's product to the wishlist: it is on the one and off the other, or nothing has changed. */
export async function saveForLater(
  db: Db,
  owner: CartOwner,
  wisher: WishlistOwner,
  lineId: string,
  now: number,
): Promise<SavedForLater> {
  return db.transaction().execute(async (tx) => {
    const cart = await lockCart(tx, owner);
    const line = cart && (await readCartLines(tx, cart)).find(({ id }) => id === lineId);
    if (!line) return { ok: false, reason: "gone" };
    const saved = await saveWish(tx, wisher, { productId: line.productId, locale: owner.locale }, now);
    if (!saved.ok) return { ok: false, reason: saved.reason === "full" ? "full" : "gone" };
    await removeLine(tx, owner, line.id);
    return { ok: true, name: line.name, line };
  });
}

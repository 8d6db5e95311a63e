import { readVariants } from "~/features/products/variant.queries.server";
import type { Db } from "~/platform/database/database.server";

import { clampQuantity } from "./cart";
import { type CartOwner, hasRoom, lockCart } from "./cart.queries.server";
import { findLineQuantity, raiseLine, readCartLines, removeLine } from "./cartLine.queries.server";

/** `variantId` is null where a product has no choice; `quantity` is that of the line afterwards, 0 for none. */
export type WantedLine = { productId: number; variantId: number | null; note: string; quantity: number };

export type LineSet =
  /** `before` is what the line held until now. */
  | { ok: true; variantId: number; quantity: number; before: number }
  /** unknown: not sold in the shop version · variant-missing: one must be chosen · gone: the owner has no such cart ·
   * full: the cart has as many lines as it may. */
  | { ok: false; reason: "unknown" | "variant-missing" | "sold-out" | "gone" | "full" };

/** Sets a line, told by product, variant and note, to a number of pieces (decision 3). Repeating it changes nothing. */
export async function setLine(db: Db, owner: CartOwner, wish: WantedLine, now: number): Promise<LineSet> {
  return db.transaction().execute(async (tx) => {
    const cart = await lockCart(tx, owner);
    if (!cart) return { ok: false, reason: "gone" };
    const variants = await readVariants(tx, owner.locale, wish.productId);
    if (variants.length === 0) return { ok: false, reason: "unknown" };
    if (wish.variantId === null && variants.length > 1) return { ok: false, reason: "variant-missing" };
    const variant =
      variants.find(({ id }) => id === wish.variantId) ?? (wish.variantId === null ? variants[0] : undefined);
    if (!variant) return { ok: false, reason: "unknown" };
    const key = { cartId: cart.id, variantId: variant.id, note: wish.note };
    const before = await findLineQuantity(tx, key);
    if (wish.quantity === 0) {
      const lines = await readCartLines(tx, cart);
      const line = lines.find(({ variantId, note }) => variantId === variant.id && note === wish.note);
      if (line) await removeLine(tx, owner, line.id);
      return { ok: true, variantId: variant.id, quantity: 0, before };
    }
    const wanted = clampQuantity(wish.quantity, variant.onHand);
    if (wanted === 0) return { ok: false, reason: "sold-out" };
    if (before === 0 && !(await hasRoom(tx, cart.id))) return { ok: false, reason: "full" };
    const line = { ...key, quantity: wanted, unitMinor: variant.unitMinor };
    return { ok: true, variantId: variant.id, quantity: await raiseLine(tx, line, wanted, now), before };
  });
}

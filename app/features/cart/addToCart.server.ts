import { findVariant } from "~/features/products/variant.queries.server";
import type { Db } from "~/platform/database/database.server";

import { clampQuantity, maxQuantity } from "./cart";
import { type CartOwner, hasRoom, openCart } from "./cart.queries.server";
import { findLineQuantity, raiseLine } from "./cartLine.queries.server";

export type Wish = {
  productId: number;
  variantId: number;
  quantity: number;
  note: string;
  /** Names the device whose form, without scripts, was pressed: it may send a double click twice. */
  press?: string;
};

export type Added =
  /** `quantity` is what the line holds now, `added` how many of them this wish, or the click that it doubles, brought. */
  | { ok: true; quantity: number; added: number; isClamped: boolean; onHand: number }
  | { ok: false; reason: "unknown" }
  | { ok: false; reason: "sold-out" }
  /** The cart has as many lines as it may. */
  | { ok: false; reason: "full" };

/** Opens a cart if need be and adds to it. Stock is looked at here and taken only when the order is placed. */
export async function addToCart(db: Db, owner: CartOwner, wish: Wish, now: number): Promise<Added> {
  return db.transaction().execute(async (tx) => {
    const variant = await findVariant(tx, owner.locale, wish, now);
    if (!variant) return { ok: false, reason: "unknown" };
    if (variant.onHand === 0) return { ok: false, reason: "sold-out" };
    const limit = clampQuantity(maxQuantity, variant.onHand);
    const cart = await openCart(tx, owner, now);
    const line = { cartId: cart.id, variantId: wish.variantId, note: wish.note };
    const before = await findLineQuantity(tx, line);
    if (before === 0 && !(await hasRoom(tx, cart.id))) return { ok: false, reason: "full" };
    const raised = { ...line, quantity: wish.quantity, unitMinor: variant.unitMinor };
    const quantity = await raiseLine(tx, raised, limit, now, wish.press);
    const isRepeated = wish.press !== undefined && quantity === before && quantity < limit;
    return {
      ok: true,
      quantity,
      added: isRepeated ? wish.quantity : quantity - before,
      isClamped: !isRepeated && quantity < before + wish.quantity,
      onHand: variant.onHand,
    };
  });
}

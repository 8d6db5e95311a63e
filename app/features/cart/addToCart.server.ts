import { findVariant } from "~/features/catalog/variant.queries.server";
import type { Db } from "~/platform/database.server";

import { clampQuantity, maxQuantity } from "./cart";
import { type CartOwner, openCart } from "./cart.queries.server";
import { findLineQuantity, raiseLine } from "./cartLine.queries.server";

export type Wish = { productId: number; variantId: number; quantity: number; note: string };

export type Added =
  /** `quantity` is what the line holds now, `added` how many of them are new. */
  | { ok: true; quantity: number; added: number; isClamped: boolean; onHand: number }
  | { ok: false; reason: "unknown" }
  | { ok: false; reason: "sold-out" };

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
    const quantity = await raiseLine(tx, { ...line, ...wish, unitMinor: variant.unitMinor }, limit, now);
    return {
      ok: true,
      quantity,
      added: quantity - before,
      isClamped: quantity < before + wish.quantity,
      onHand: variant.onHand,
    };
  });
}

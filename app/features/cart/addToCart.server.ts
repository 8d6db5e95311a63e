import { findVariant } from "~/features/products/variant.queries.server";
import type { Db } from "~/platform/database/database.server";

import { clampQuantity, maxQuantity } from "./cart";
import { type CartOwner, hasRoom, openCart } from "./cart.queries.server";
import { findLineQuantity, incrementLine } from "./cartLine.queries.server";

export type AddToCartInput = {
  productId: number;
  variantId: number;
  quantity: number;
  note: string;
  /** Names the device that sent the form without scripts: a double click may send it twice. */
  submissionKey?: string;
};

export type AddToCartResult =
  /** `quantity` is the line's new quantity; `added` is what this submission, or the one it repeats, added to it. */
  | { ok: true; quantity: number; added: number; isClamped: boolean; onHand: number }
  | { ok: false; reason: "unknown" }
  | { ok: false; reason: "sold-out" }
  /** The cart has `maxLines` lines. */
  | { ok: false; reason: "full" };

/** Adds to the owner's cart, which is created if there is none. Stock is checked here and taken only by an order. */
export async function addToCart(
  db: Db,
  owner: CartOwner,
  input: AddToCartInput,
  now: number,
): Promise<AddToCartResult> {
  return db.transaction().execute(async (tx) => {
    const variant = await findVariant(tx, owner.locale, input, now);
    if (!variant) return { ok: false, reason: "unknown" };
    if (variant.onHand === 0) return { ok: false, reason: "sold-out" };
    const limit = clampQuantity(maxQuantity, variant.onHand);
    const cart = await openCart(tx, owner, now);
    const line = { cartId: cart.id, variantId: input.variantId, note: input.note };
    const before = await findLineQuantity(tx, line);
    if (before === 0 && !(await hasRoom(tx, cart.id))) return { ok: false, reason: "full" };
    const increment = { ...line, quantity: input.quantity, unitMinor: variant.unitMinor };
    const quantity = await incrementLine(tx, increment, limit, now, input.submissionKey);
    const isRepeated = input.submissionKey !== undefined && quantity === before && quantity < limit;
    return {
      ok: true,
      quantity,
      added: isRepeated ? input.quantity : quantity - before,
      isClamped: !isRepeated && quantity < before + input.quantity,
      onHand: variant.onHand,
    };
  });
}

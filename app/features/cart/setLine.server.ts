import { orderablePieces } from "~/features/products/orderablePieces";
import { takesMessage } from "~/features/products/product.queries.server";
import { readVariants } from "~/features/products/variant.queries.server";
import type { Db } from "~/platform/database/database.server";

import { clampQuantity } from "./cart";
import { type CartOwner, hasRoom, lockCart } from "./cart.queries.server";
import { findLineQuantity, incrementLine, readCartLines, removeLine } from "./cartLine.queries.server";

/** `variantId` may be null for a product with one variant; `quantity` is the line's new quantity, 0 removes it. */
export type SetLineInput = { productId: number; variantId: number | null; note: string; quantity: number };

export type SetLineResult =
  /** `before` is the line's previous quantity. */
  | { ok: true; variantId: number; quantity: number; before: number }
  /**
   * unknown: the shop version does not sell it · variant-missing: a variant must be chosen · gone: the owner has no
   * cart · full: the cart already has `maxLines` lines · no-message: the product allows no message.
   */
  | { ok: false; reason: "unknown" | "variant-missing" | "sold-out" | "gone" | "full" | "no-message" };

/** Sets the quantity of the line with this product, variant and note (decision 3). Idempotent. */
export async function setLine(db: Db, owner: CartOwner, input: SetLineInput, now: number): Promise<SetLineResult> {
  return db.transaction().execute(async (tx) => {
    const cart = await lockCart(tx, owner);
    if (!cart) return { ok: false, reason: "gone" };
    const variants = await readVariants(tx, owner.locale, input.productId);
    if (variants.length === 0) return { ok: false, reason: "unknown" };
    if (input.variantId === null && variants.length > 1) return { ok: false, reason: "variant-missing" };
    const variant =
      variants.find(({ id }) => id === input.variantId) ?? (input.variantId === null ? variants[0] : undefined);
    if (!variant) return { ok: false, reason: "unknown" };
    const key = { cartId: cart.id, variantId: variant.id, note: input.note };
    const before = await findLineQuantity(tx, key);
    if (input.quantity === 0) {
      const lines = await readCartLines(tx, cart);
      const line = lines.find(({ variantId, note }) => variantId === variant.id && note === input.note);
      if (line) await removeLine(tx, owner, line.id);
      return { ok: true, variantId: variant.id, quantity: 0, before };
    }
    const quantity = clampQuantity(input.quantity, orderablePieces(variant));
    if (quantity === 0) return { ok: false, reason: "sold-out" };
    const isNewMessage = input.note !== "" && before === 0;
    if (isNewMessage && !(await takesMessage(tx, input.productId))) return { ok: false, reason: "no-message" };
    if (before === 0 && !(await hasRoom(tx, cart.id))) return { ok: false, reason: "full" };
    const line = { ...key, quantity, unitMinor: variant.unitMinor };
    return { ok: true, variantId: variant.id, quantity: await incrementLine(tx, line, quantity, now), before };
  });
}

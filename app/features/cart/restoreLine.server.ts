import { findProductAddress } from "~/features/products/product.queries.server";
import { findVariant, type Variant } from "~/features/products/variant.queries.server";
import type { Db } from "~/platform/database/database.server";

import { clampQuantity, maxQuantity, type RemovedLine } from "./cart";
import { type CartOwner, hasRoom, openCart } from "./cart.queries.server";
import { findLineQuantity } from "./cartLine.queries.server";
import { lineMessage } from "./lineMessage";
import { putBackLine } from "./unavailableLines.queries.server";

export type Restored = { ok: true; name: string; variant: Variant; quantity: number } | Refused;

/** gone: it cannot come back · full: the cart has as many lines as it may. */
type Refused = { ok: false; reason: "gone" | "full" };

/**
 * Undoes a removal: quantity, note and place are as they were, never above what is on hand; goods that sold out
 * meanwhile come back as a sold-out line. `removed` may come from a visitor's form.
 */
export async function restoreLine(db: Db, owner: CartOwner, removed: RemovedLine, now: number): Promise<Restored> {
  return db.transaction().execute(async (tx) => {
    const product = await findProductAddress(tx, owner.locale, removed.productId, now);
    const variant = await findVariant(tx, owner.locale, removed, now);
    const note = product?.allowsMessage === 1 ? lineMessage(removed.note) : "";
    if (!product || !variant || note === null) return { ok: false, reason: "gone" };
    const cart = await openCart(tx, owner, now);
    const isThere = (await findLineQuantity(tx, { cartId: cart.id, variantId: removed.variantId, note })) > 0;
    if (!isThere && !(await hasRoom(tx, cart.id))) return { ok: false, reason: "full" };
    const line = { ...removed, note, addedAt: Math.min(removed.addedAt, now) };
    const quantity =
      clampQuantity(removed.quantity, variant.onHand) || clampQuantity(removed.quantity, maxQuantity) || 1;
    const isBack = await putBackLine(tx, cart.id, line, { quantity, unitMinor: variant.unitMinor });
    return isBack ? { ok: true, name: product.name, variant, quantity } : { ok: false, reason: "gone" };
  });
}

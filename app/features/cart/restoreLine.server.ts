import { orderablePieces } from "~/features/products/orderablePieces";
import { findProductAddress } from "~/features/products/product.queries.server";
import { findVariant, type Variant } from "~/features/products/variant.queries.server";
import type { Db } from "~/platform/database/database.server";

import { clampQuantity, maxQuantity, type RemovedLine } from "./cart";
import { type CartOwner, hasRoom, openCart } from "./cart.queries.server";
import { findLineQuantity } from "./cartLine.queries.server";
import { cleanLineMessage } from "./lineMessage";
import { reinsertLine } from "./unavailableLines.queries.server";

export type RestoreLineResult = { ok: true; name: string; variant: Variant; quantity: number } | Refused;

/** gone: the line can no longer be bought · full: the cart already has `maxLines` lines. */
type Refused = { ok: false; reason: "gone" | "full" };

/**
 * Restores a removed line with its old quantity, note and position, but never above the stock; a variant that has sold
 * out meanwhile is restored as a sold-out line. `removed` is untrusted: it may come from a visitor's form.
 */
export async function restoreLine(
  db: Db,
  owner: CartOwner,
  removed: RemovedLine,
  now: number,
): Promise<RestoreLineResult> {
  return db.transaction().execute(async (tx) => {
    const product = await findProductAddress(tx, owner.locale, removed.productId, now);
    const variant = await findVariant(tx, owner.locale, removed, now);
    const note = product?.allowsMessage === 1 ? cleanLineMessage(removed.note) : "";
    if (!product || !variant || note === null) return { ok: false, reason: "gone" };
    const cart = await openCart(tx, owner, now);
    const isThere = (await findLineQuantity(tx, { cartId: cart.id, variantId: removed.variantId, note })) > 0;
    if (!isThere && !(await hasRoom(tx, cart.id))) return { ok: false, reason: "full" };
    const line = { ...removed, note, addedAt: Math.min(removed.addedAt, now) };
    const quantity =
      clampQuantity(removed.quantity, orderablePieces(variant)) || clampQuantity(removed.quantity, maxQuantity) || 1;
    const isBack = await reinsertLine(tx, cart.id, line, { quantity, unitMinor: variant.unitMinor });
    return isBack ? { ok: true, name: product.name, variant, quantity } : { ok: false, reason: "gone" };
  });
}

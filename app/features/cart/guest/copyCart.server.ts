import { orderablePieces } from "~/features/products/orderablePieces";
import { findVariant } from "~/features/products/variant.queries.server";
import { copyVouchers } from "~/features/vouchers/cartVoucher.queries.server";
import type { Db } from "~/platform/database/database.server";
import type { Locale } from "~/platform/i18n/locale";

import { type CartLine, clampQuantity } from "../cart";
import { type CartOwner, findCart, hasRoom, openCart } from "../cart.queries.server";
import { incrementLine, readCartLines } from "../cartLine.queries.server";

export type CopyCartResult = {
  lineCount: number;
  /** Names of products that the other shop version does not sell. */
  missingNames: string[];
  /** Names of products for which the cart of the other shop version has no room. */
  leftNames: string[];
};

/**
 * Copies the cart's lines to the shop version that the visitor switches to (decision 48), at its prices, if the cart
 * there is empty. The original stays as it is.
 */
export async function copyCart(db: Db, owner: CartOwner, target: Locale, now: number): Promise<CopyCartResult> {
  return db.transaction().execute(async (tx) => {
    const source = await findCart(tx, owner);
    const lines = source ? await readCartLines(tx, source) : [];
    const copied: CopyCartResult = { lineCount: 0, missingNames: [], leftNames: [] };
    if (lines.length === 0) return copied;
    const there = { ...owner, locale: target };
    const cart = await openCart(tx, there, now);
    if ((await readCartLines(tx, cart)).length > 0) return copied;
    for (const [index, line] of lines.entries()) {
      // Lines are ordered by the time at which they were added, so the copies are one millisecond apart.
      if (!(await hasRoom(tx, cart.id))) copied.leftNames.push(line.name);
      else if (await copyLine(tx, { cartId: cart.id, locale: target }, line, now + index)) copied.lineCount += 1;
      else copied.missingNames.push(line.name);
    }
    if (source) await copyVouchers(tx, source.id, cart.id);
    return copied;
  });
}

async function copyLine(db: Db, to: { cartId: string; locale: Locale }, line: CartLine, now: number) {
  const { productId, variantId, note } = line;
  const variant = await findVariant(db, to.locale, { productId, variantId }, now);
  if (!variant) return false;
  const quantity = clampQuantity(line.quantity, orderablePieces(variant)) || line.quantity;
  await incrementLine(
    db,
    { cartId: to.cartId, variantId, note, quantity, unitMinor: variant.unitMinor },
    quantity,
    now,
  );
  return true;
}

import { findVariant } from "~/features/products/variant.queries.server";
import { bringVouchers } from "~/features/vouchers/cartVoucher.queries.server";
import type { Db } from "~/platform/database/database.server";
import type { Locale } from "~/platform/i18n/locale";

import { type CartLine, clampQuantity } from "../cart";
import { type CartOwner, findCart, hasRoom, openCart } from "../cart.queries.server";
import { raiseLine, readCartLines } from "../cartLine.queries.server";

export type Copied = {
  lineCount: number;
  /** Names of goods that the other shop version does not sell. */
  missingNames: string[];
  /** Names of goods for which the cart there has no room. */
  leftNames: string[];
};

/**
 * The visitor goes over to another shop version (decision 48): when the cart there is empty, it gets the lines of this
 * one at its own prices. This one stays as it is.
 */
export async function copyCart(db: Db, owner: CartOwner, target: Locale, now: number): Promise<Copied> {
  return db.transaction().execute(async (tx) => {
    const source = await findCart(tx, owner);
    const lines = source ? await readCartLines(tx, source) : [];
    const copied: Copied = { lineCount: 0, missingNames: [], leftNames: [] };
    if (lines.length === 0) return copied;
    const there = { ...owner, locale: target };
    const cart = await openCart(tx, there, now);
    if ((await readCartLines(tx, cart)).length > 0) return copied;
    for (const [index, line] of lines.entries()) {
      // A moment apart, as the order of lines is that of their adding.
      if (!(await hasRoom(tx, cart.id))) copied.leftNames.push(line.name);
      else if (await copyLine(tx, { cartId: cart.id, locale: target }, line, now + index)) copied.lineCount += 1;
      else copied.missingNames.push(line.name);
    }
    if (source) await bringVouchers(tx, source.id, cart.id);
    return copied;
  });
}

async function copyLine(db: Db, to: { cartId: string; locale: Locale }, line: CartLine, now: number) {
  const { productId, variantId, note } = line;
  const variant = await findVariant(db, to.locale, { productId, variantId }, now);
  if (!variant) return false;
  const quantity = clampQuantity(line.quantity, variant.onHand) || line.quantity;
  await raiseLine(db, { cartId: to.cartId, variantId, note, quantity, unitMinor: variant.unitMinor }, quantity, now);
  return true;
}

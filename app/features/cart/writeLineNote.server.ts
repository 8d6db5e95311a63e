import type { Db } from "~/platform/database/database.server";

import { clampQuantity, maxQuantity } from "./cart";
import { type CartOwner, lockCart } from "./cart.queries.server";
import { raiseLine, readCartLines, removeLine } from "./cartLine.queries.server";
import { setNote } from "./unavailableLines.queries.server";

/**
 * Gives a line another message, or none by an empty one. Where the cart already has these goods with that message, both
 * lines become one, never above what is on hand. False for a line that is not there or takes no message.
 */
export async function writeLineNote(
  db: Db,
  owner: CartOwner,
  wish: { line: string; note: string },
  now: number,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const cart = await lockCart(tx, owner);
    const lines = cart ? await readCartLines(tx, cart) : [];
    const line = lines.find(({ id }) => id === wish.line);
    if (!cart || !line?.allowsMessage) return false;
    const { note } = wish;
    const twin = lines.find((one) => one.variantId === line.variantId && one.note === note);
    if (!twin) await setNote(tx, cart.id, line.id, note);
    else if (twin !== line) {
      await removeLine(tx, owner, line.id);
      const limit = clampQuantity(maxQuantity, line.onHand) || maxQuantity;
      const { variantId, quantity, unitMinor } = line;
      await raiseLine(tx, { cartId: cart.id, variantId, note, quantity, unitMinor }, limit, now);
    }
    return true;
  });
}

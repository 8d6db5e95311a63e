import type { Db } from "~/platform/database/database.server";

import { clampQuantity, maxQuantity } from "./cart";
import { type CartOwner, lockCart } from "./cart.queries.server";
import { incrementLine, readCartLines, removeLine } from "./cartLine.queries.server";
import { setNote } from "./unavailableLines.queries.server";

/**
 * Changes a line's message; an empty one removes it. When another line has the same variant and message, both are
 * merged into one, never above the stock. Returns false when there is no such line or its product allows no message.
 */
export async function writeLineNote(
  db: Db,
  owner: CartOwner,
  input: { line: string; note: string },
  now: number,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const cart = await lockCart(tx, owner);
    const lines = cart ? await readCartLines(tx, cart) : [];
    const line = lines.find(({ id }) => id === input.line);
    if (!cart || !line?.allowsMessage) return false;
    const { note } = input;
    const twin = lines.find((other) => other.variantId === line.variantId && other.note === note);
    if (!twin) await setNote(tx, cart.id, line.id, note);
    else if (twin !== line) {
      await removeLine(tx, owner, line.id);
      const limit = clampQuantity(maxQuantity, line.onHand) || maxQuantity;
      const { variantId, quantity, unitMinor } = line;
      await incrementLine(tx, { cartId: cart.id, variantId, note, quantity, unitMinor }, limit, now);
    }
    return true;
  });
}

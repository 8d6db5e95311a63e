import type { Db } from "~/platform/database.server";

import { clampQuantity } from "./cart";
import { type CartOwner, findCart } from "./cart.queries.server";
import { acknowledgePrices, readCartLines, removeLine, setLineQuantity } from "./cartLine.queries.server";

export type Changed =
  | { outcome: "set" }
  | { outcome: "clamped"; name: string; onHand: number }
  | { outcome: "removed"; name: string }
  /** The line, or the whole cart, was not there. */
  | { outcome: "gone" };

/** Sets the pieces of one line, never above what is on hand. The visitor has now seen today's prices of all lines. */
export async function changeLine(db: Db, owner: CartOwner, wish: { line: string; quantity: number }): Promise<Changed> {
  return db.transaction().execute(async (tx) => {
    const cart = await findCart(tx, owner);
    const lines = cart ? await readCartLines(tx, cart) : [];
    const line = lines.find((one) => one.id === wish.line);
    if (!line) return { outcome: "gone" };
    await acknowledgePrices(tx, lines);
    const quantity = clampQuantity(wish.quantity, line.onHand);
    if (wish.quantity === 0) {
      await removeLine(tx, owner, line.id);
      return { outcome: "removed", name: line.name };
    }
    // A sold-out line keeps its wish; the cart says that it cannot be had (decision 53).
    if (quantity > 0) await setLineQuantity(tx, owner, line.id, quantity);
    if (quantity < wish.quantity) return { outcome: "clamped", name: line.name, onHand: line.onHand };
    return { outcome: "set" };
  });
}

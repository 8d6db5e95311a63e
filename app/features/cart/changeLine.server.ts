import type { Db } from "~/platform/database/database.server";

import { type CartLine, clampQuantity, type RemovedLine } from "./cart";
import { type CartOwner, lockCart } from "./cart.queries.server";
import { acknowledgePrices, readCartLines, removeLine, setLineQuantity } from "./cartLine.queries.server";

/** `line` is as it was before; `quantity` is what it holds now. */
export type Changed =
  | { outcome: "set"; line: CartLine; quantity: number }
  | { outcome: "clamped"; line: CartLine; quantity: number; name: string; onHand: number }
  | { outcome: "removed"; line: CartLine; name: string; removed: RemovedLine }
  /** The line, or the whole cart, was not there. */
  | { outcome: "gone" };

/** Sets the pieces of one line, never above what is on hand. The visitor has now seen today's prices of all lines. */
export async function changeLine(db: Db, owner: CartOwner, wish: { line: string; quantity: number }): Promise<Changed> {
  return db.transaction().execute(async (tx) => {
    const cart = await lockCart(tx, owner);
    const lines = cart ? await readCartLines(tx, cart) : [];
    const line = lines.find((one) => one.id === wish.line);
    if (!line) return { outcome: "gone" };
    await acknowledgePrices(tx, lines);
    if (wish.quantity === 0) return takeOut(tx, owner, line);
    const quantity = clampQuantity(wish.quantity, line.onHand);
    // A sold-out line keeps its wish; the cart says that it cannot be had (decision 53).
    if (quantity > 0) await setLineQuantity(tx, owner, line.id, quantity);
    const kept = quantity || line.quantity;
    if (quantity === wish.quantity) return { outcome: "set", line, quantity: kept };
    return { outcome: "clamped", line, quantity: kept, name: line.name, onHand: line.onHand };
  });
}

async function takeOut(db: Db, owner: CartOwner, line: CartLine): Promise<Changed> {
  const row = await removeLine(db, owner, line.id);
  if (!row) return { outcome: "gone" };
  const { productId, variantId, name } = line;
  return { outcome: "removed", line, name, removed: { ...row, productId, variantId } };
}

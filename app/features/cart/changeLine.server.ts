import type { Db } from "~/platform/database/database.server";

import { type CartLine, clampQuantity, maxQuantity, type RemovedLine } from "./cart";
import { type CartOwner, lockCart } from "./cart.queries.server";
import { acknowledgePrices, readCartLines, removeLine, setLineQuantity } from "./cartLine.queries.server";
import { deleteCartGift } from "./gift/cartGift.queries.server";

/** `line` is the line before the change; `quantity` is its new quantity. */
export type ChangeLineResult =
  | { outcome: "set"; line: CartLine; quantity: number }
  | { outcome: "clamped"; line: CartLine; quantity: number; name: string; onHand: number }
  | { outcome: "removed"; line: CartLine; name: string; removed: RemovedLine }
  /** A gift voucher was removed; Undo cannot restore it. */
  | { outcome: "removed-gift"; line: CartLine; name: string }
  /** There is no such line, or no cart. */
  | { outcome: "gone" };

/** A change of a line's quantity: to a number, or by one piece more or fewer, of which at least one piece stays. */
export type LineChange = { line: string } & ({ quantity: number } | { step: 1 | -1 });

/** Sets a line's quantity, never above the stock. Afterwards the visitor has seen today's prices of all lines. */
export async function changeLine(db: Db, owner: CartOwner, input: LineChange): Promise<ChangeLineResult> {
  return db.transaction().execute(async (tx) => {
    const cart = await lockCart(tx, owner);
    const lines = cart ? await readCartLines(tx, cart) : [];
    const line = lines.find(({ id }) => id === input.line);
    if (!line) return { outcome: "gone" };
    await acknowledgePrices(tx, lines);
    const wanted = wantedQuantity(line, input);
    if (line.gift && cart) return changeGift(tx, cart.id, line, wanted);
    if (wanted === 0) return removeWholeLine(tx, owner, line);
    const quantity = clampQuantity(wanted, line.onHand);
    // A sold-out line keeps its quantity; the cart says that it cannot be ordered (decision 53).
    if (quantity > 0) await setLineQuantity(tx, owner, line.id, quantity);
    const kept = quantity || line.quantity;
    if (quantity === wanted) return { outcome: "set", line, quantity: kept };
    return { outcome: "clamped", line, quantity: kept, name: line.name, onHand: line.onHand };
  });
}

function wantedQuantity({ quantity }: CartLine, change: LineChange): number {
  if ("quantity" in change) return change.quantity;
  return Math.min(Math.max(quantity + change.step, 1), maxQuantity);
}

/** Removes a gift voucher's line, or keeps it as it is: each gift voucher is a line of one piece. */
async function changeGift(db: Db, cartId: string, line: CartLine, quantity: number): Promise<ChangeLineResult> {
  if (quantity > 0) return { outcome: "set", line, quantity: line.quantity };
  await deleteCartGift(db, cartId, line.id);
  return { outcome: "removed-gift", line, name: line.name };
}

async function removeWholeLine(db: Db, owner: CartOwner, line: CartLine): Promise<ChangeLineResult> {
  const row = await removeLine(db, owner, line.id);
  if (!row) return { outcome: "gone" };
  const { productId, variantId, name } = line;
  return { outcome: "removed", line, name, removed: { ...row, productId, variantId } };
}

import type { Db } from "~/platform/database/database.server";

import { type CartOwner, lockCart } from "./cart.queries.server";
import { acknowledgePrices, readCartLines } from "./cartLine.queries.server";
import { deleteLines, readUnavailableLines } from "./unavailableLines.queries.server";

/**
 * Acknowledges the changes that the visitor has read: stores today's prices as seen, and deletes the lines that can no
 * longer be bought.
 */
export async function acknowledgeChanges(db: Db, owner: CartOwner): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const cart = await lockCart(tx, owner);
    if (!cart) return;
    await acknowledgePrices(tx, await readCartLines(tx, cart));
    const unavailable = await readUnavailableLines(tx, cart);
    await deleteLines(
      tx,
      cart.id,
      unavailable.map(({ id }) => id),
    );
  });
}

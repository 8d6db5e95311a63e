import type { Db } from "~/platform/database/database.server";

import { type CartOwner, lockCart } from "./cart.queries.server";
import { acknowledgePrices, readCartLines } from "./cartLine.queries.server";
import { forgetLines, readGoneLines } from "./unavailableLines.queries.server";

/** The visitor has read what changed: today's prices are the known ones, and goods that are gone need no more telling. */
export async function seeChanges(db: Db, owner: CartOwner): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const cart = await lockCart(tx, owner);
    if (!cart) return;
    await acknowledgePrices(tx, await readCartLines(tx, cart));
    const gone = await readGoneLines(tx, cart);
    await forgetLines(
      tx,
      cart.id,
      gone.map(({ id }) => id),
    );
  });
}

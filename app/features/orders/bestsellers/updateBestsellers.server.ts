import { countOffered, markTopSellers, readTopSellerIds } from "~/features/products/bestseller.queries.server";
import { bestsellerDays, selectTopSellers } from "~/features/products/bestsellers";
import { markProductsChanged } from "~/features/products/catalogRevision.queries.server";
import type { World } from "~/platform/process/world.server";
import { dayMs } from "~/platform/time/durations";

import { readSoldPieces } from "./soldPieces.queries.server";

/**
 * Computes the bestsellers from the orders and updates the products that became bestsellers or ceased to be. Any number
 * of processes may run it at any time: the second one finds nothing to change.
 */
export async function updateBestsellers({ db, now }: Pick<World, "db" | "now">): Promise<void> {
  const today = now();
  const sold = await readSoldPieces(db, today - bestsellerDays * dayMs);
  const best = new Set(selectTopSellers(sold, await countOffered(db, today)));
  const known = new Set(await readTopSellerIds(db));
  const joined = [...best].filter((id) => !known.has(id));
  const left = [...known].filter((id) => !best.has(id));
  if (joined.length + left.length === 0) return;
  await db.transaction().execute(async (tx) => {
    await markTopSellers(tx, joined, 1);
    await markTopSellers(tx, left, 0);
    await markProductsChanged(tx, [...joined, ...left]);
  });
}

import { adjustStock, lockStock } from "~/features/stores/adjustStock.queries.server";
import type { Db } from "~/platform/database/database.server";

import type { ChangedBy } from "./catalogChange";
import { recordCatalogChange } from "./catalogChange.queries.server";
import { inCatalogTransaction } from "./catalogTransaction.server";
import type { ChangeDeps } from "./changeProduct.server";
import { countHeldPieces } from "./heldPieces.queries.server";
import { refreshStocked } from "./refreshProductsAt.server";
import { findPlace, findStaffVariant } from "./staffVariant.queries.server";
import type { StockChange } from "./stockChange";

export type StockOutcome =
  /** `before` and `after` are pieces for sale; `held` are pieces that are held there for somebody. */
  | { ok: true; productId: number; sku: string; before: number; after: number; held: number }
  | { ok: false; problem: string };

export type StockOrder = { sku: string; storeId: string; change: StockChange };

/**
 * Changes the pieces of a variant at one place. Pieces held by orders and reservations are not affected, and the number
 * never becomes negative. Customers who wait for the product get an e-mail at the next run.
 */
export async function changeStock({ db, now }: ChangeDeps, order: StockOrder, by: ChangedBy): Promise<StockOutcome> {
  return inCatalogTransaction(db, async (tx) => {
    const outcome = await applyStockChange(tx, order, by, now());
    if (outcome.ok && outcome.before !== outcome.after) await refreshStocked(tx, [outcome.productId]);
    return outcome;
  });
}

/**
 * Changes the pieces within the caller's transaction, which must end with `refreshStocked`. Variants must be changed in
 * the order of their ids.
 */
export async function applyStockChange(
  tx: Db,
  { sku, storeId, change }: StockOrder,
  by: ChangedBy,
  at: number,
): Promise<StockOutcome> {
  const variant = await findStaffVariant(tx, sku);
  if (!variant) return { ok: false, problem: `There is no variant ${sku}.` };
  const place = await findPlace(tx, storeId);
  if (!place) return { ok: false, problem: `There is no place ${storeId}.` };
  const before = await lockStock(tx, variant.id, place.id);
  const held = await countHeldPieces(tx, variant.id, place.id);
  const pieces = change.kind === "by" ? change.pieces : change.pieces - held - before;
  if (before + pieces < 0) return { ok: false, problem: tooFew(change, before, held) };
  if (place.isRetired && pieces > 0) return { ok: false, problem: `${place.id} is retired and gets no goods.` };
  const after = (await adjustStock(tx, variant.id, place.id, pieces)) ?? before;
  const done = { ok: true, productId: variant.productId, sku: variant.sku, before, after, held } as const;
  if (pieces === 0) return done;
  await recordCatalogChange(tx, {
    subjectKind: "variant",
    subject: variant.sku,
    kind: "stock",
    place: place.id,
    before: String(before),
    after: String(after),
    at,
    ...by,
  });
  return done;
}

function tooFew(change: StockChange, before: number, held: number): string {
  if (change.kind === "by") return `Only ${before} can be taken away: no more are for sale there.`;
  return `${held} are held for orders and reservations, so no fewer than ${held} can lie there.`;
}

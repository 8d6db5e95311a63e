import { inTransaction, type OrderDeps } from "~/features/orders/orderDeps.server";
import type { Actor } from "~/features/orders/orderTransitions";
import { markProductsChanged } from "~/features/products/catalogRevision.queries.server";
import { refreshAvailability } from "~/features/products/refreshCategoryListings.server";
import { isPlace, receiveStock } from "~/features/stores/receiveStock.queries.server";
import { insertReceipts } from "./receipts.queries.server";
import * as returns from "./returns.queries.server";
import { areGoodsWithShop, type WithdrawnLine } from "./withdrawal";
import { withdrawalStates } from "./withdrawalStates";
import { lockWithdrawal, recordStep } from "./withdrawalStep.server";
import { queueWithdrawalUpdate } from "./withdrawalUpdate.server";

export type GoodsBack = {
  number: number;
  /** The pieces that came back; left out when all the missing ones did. */
  pieces?: readonly WithdrawnLine[] | undefined;
  /** The place where the pieces are sold again; null when they cannot be sold. */
  storeId: string | null;
};

export type ReceiveGoodsResult =
  /** `isAnswered`: an e-mail goes to the customer, who has sent the goods back. */
  | { ok: true; isComplete: boolean; isAnswered: boolean; pieces: readonly WithdrawnLine[] }
  /**
   * closed: it is decided already · pieces: there are none, or more than are missing · place: there is no such place.
   */
  | { ok: false; reason: "unknown" | "unassigned" | "closed" | "pieces" | "place" };

/**
 * Records that pieces of a withdrawal came back. Pieces that can be sold again are put on stock at once. A customer who
 * has never received the goods gets no e-mail about it.
 */
export async function receiveGoods(deps: OrderDeps, goods: GoodsBack, actor: Actor): Promise<ReceiveGoodsResult> {
  return inTransaction(deps, async (txDeps) => {
    const { db, now } = txDeps;
    const found = await lockWithdrawal(txDeps, goods.number);
    if (typeof found === "string") return { ok: false, reason: found };
    const { withdrawal, order } = found;
    if (!withdrawalStates[withdrawal.state].isUndecided) return { ok: false, reason: "closed" };
    if (goods.storeId !== null && !(await isPlace(db, goods.storeId))) return { ok: false, reason: "place" };
    const lines = await returns.readWithdrawnPieces(db, withdrawal.id);
    const pieces = goods.pieces ?? missingOf(lines);
    if (pieces.length === 0 || !areMissing(pieces, lines)) return { ok: false, reason: "pieces" };
    await insertReceipts(db, withdrawal.id, pieces, { storeId: goods.storeId, at: now(), actor });
    const what = `${pieces.map(written).join(", ")} ${goods.storeId === null ? "not for sale" : `to ${goods.storeId}`}`;
    await recordStep(txDeps, order.id, { kind: "goodsBack", number: goods.number, what, actor });
    if (goods.storeId !== null) await putOnStock(txDeps, lines, pieces, goods.storeId);
    const isComplete = missingOf(await returns.readWithdrawnPieces(db, withdrawal.id)).length === 0;
    if (!isComplete) return { ok: true, isComplete, isAnswered: false, pieces };
    await returns.enterWithdrawalState(db, withdrawal.id, { state: "received", at: now(), actor });
    const isAnswered = !areGoodsWithShop(order);
    if (isAnswered) await queueWithdrawalUpdate(txDeps, found, { kind: "received" });
    return { ok: true, isComplete, isAnswered, pieces };
  });
}

function missingOf(lines: readonly returns.WithdrawnPieces[]): WithdrawnLine[] {
  const missing = lines.map(({ linePosition, quantity, backQuantity }) => ({
    linePosition,
    quantity: quantity - backQuantity,
  }));
  return missing.filter(({ quantity }) => quantity > 0);
}

/** Returns true when each line occurs only once, with no more pieces than are missing of it. */
function areMissing(pieces: readonly WithdrawnLine[], lines: readonly returns.WithdrawnPieces[]): boolean {
  const missing = missingOf(lines);
  const positions = new Set(pieces.map(({ linePosition }) => linePosition));
  const isMissing = ({ linePosition, quantity }: WithdrawnLine) =>
    missing.some(
      (missingLine) => missingLine.linePosition === linePosition && quantity >= 1 && quantity <= missingLine.quantity,
    );
  return positions.size === pieces.length && pieces.every(isMissing);
}

function written({ linePosition, quantity }: WithdrawnLine): string {
  return `${quantity}x line ${linePosition}`;
}

/** Puts pieces on stock in the order of the lines, as all code locks stock in that order; updates listings last. */
async function putOnStock(
  { db }: OrderDeps,
  lines: readonly returns.WithdrawnPieces[],
  pieces: readonly WithdrawnLine[],
  storeId: string,
) {
  const productIds = new Set<number>();
  for (const { linePosition, variantId, productId } of lines) {
    const quantity = pieces.find((returnedLine) => returnedLine.linePosition === linePosition)?.quantity ?? 0;
    if (quantity === 0) continue;
    await receiveStock(db, variantId, storeId, quantity);
    productIds.add(productId);
  }
  await refreshAvailability(db, [...productIds]);
  await markProductsChanged(db, [...productIds]);
}

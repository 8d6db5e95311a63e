import { refreshClubMembership } from "~/features/club/club.queries.server";
import { orderStates } from "~/features/delivery/orderStates";
import { readOrderDocuments } from "~/features/documents/document.queries.server";
import { endGiftVouchers, reopenGiftVouchers } from "~/features/giftVouchers/issueGiftVouchers.server";
import { cancelOrder } from "~/features/orders/cancelOrder.server";
import { queueOrderEmail } from "~/features/orders/email/queueOrderEmail.server";
import type { OrderDeps } from "~/features/orders/orderDeps.server";
import { markWithdrawn } from "~/features/orders/orderState.queries.server";
import { amountDue, type Order } from "~/features/orders/orders";
import { findOrder } from "~/features/orders/orders.queries.server";
import { type Actor, isPayable } from "~/features/orders/orderTransitions";
import { refreshRefundDue } from "~/features/orders/refunds/refreshRefundDue.server";
import type { Db } from "~/platform/database/database.server";
import { readCheapestDelivery } from "./deliveryOffered.queries.server";
import { readDiscountedLines, readOtherPaybacks } from "./paybacks.queries.server";
import { enterWithdrawalState, readWithdrawnPieces, saveSettlement } from "./returns.queries.server";
import { type SettledPieces, type Settlement, settlementOf } from "./settlement";
import { areGoodsWithShop, isAllWithdrawn, type WithdrawnLine } from "./withdrawal";
import { readReturnableLines } from "./withdrawal.queries.server";

type Booked = { id: string; confirmedAt: number; actor: Actor };

/**
 * Books what a withdrawal gives back once its pieces are stored, so that the order is on the list of refunds. If no
 * part of the order has been handed over yet and the withdrawal leaves no piece of it, the order is cancelled
 * (decision 105). Runs inside the transaction that has locked the order.
 */
export async function bookSettlement(deps: OrderDeps, order: Order, { id, confirmedAt, actor }: Booked): Promise<void> {
  const { db, now } = deps;
  const pieces = await readWithdrawnPieces(db, id);
  await endGiftVouchers(
    db,
    order.id,
    now(),
    pieces.map(({ linePosition }) => linePosition),
  );
  const isWhole = await refreshWithdrawn(db, order.id, confirmedAt);
  if (isWhole && areGoodsWithShop(order)) {
    await cancelOrder(deps, order, actor);
    await enterWithdrawalState(db, id, { state: "cancelled", at: now(), actor });
    return;
  }
  // A withdrawal of gift vouchers alone is complete at once, as nothing has to be sent back.
  const isComplete = pieces.every(({ quantity, backQuantity }) => quantity === backQuantity);
  if (isComplete) await enterWithdrawalState(db, id, { state: "received", at: now(), actor });
  await saveSettlement(db, id, await readSettlement(db, order, { id, loweredMinor: 0 }));
  await refreshRefundDue(deps, order.id, confirmedAt);
  await sayNewAmount(deps, order);
}

/** Queues an e-mail with the new amount due, if the order still has to be paid. */
async function sayNewAmount(deps: OrderDeps, before: Order): Promise<void> {
  const order = await findOrder(deps.db, before.id);
  if (!order || !isPayable(order) || amountDue(order) === amountDue(before)) return;
  await queueOrderEmail(deps, order, { kind: "lowered", actor: "shop" }, `${order.number} ${amountDue(order)}`);
}

/**
 * Makes the gift vouchers of a withdrawal valid again, because its pieces no longer count as withdrawn from. Vouchers
 * of a cancelled order stay ended.
 */
export async function reopenGifts({ db, now }: OrderDeps, order: Order, id: string): Promise<void> {
  if (orderStates[order.state].isCancelled) return;
  const positions = (await readWithdrawnPieces(db, id)).map(({ linePosition }) => linePosition);
  await reopenGiftVouchers(db, order, positions, now());
}

/** Stores whether the whole order is withdrawn from, and updates the club membership, which depends on it. */
export async function refreshWithdrawn(db: Db, orderId: string, at: number): Promise<boolean> {
  const isWhole = isAllWithdrawn(await readReturnableLines(db, orderId));
  await markWithdrawn(db, orderId, isWhole ? at : null);
  await refreshClubMembership(db, orderId);
  return isWhole;
}

/** Calculates what a withdrawal would give back now. */
export async function readSettlement(
  db: Db,
  order: Order,
  { id, loweredMinor }: { id: string; loweredMinor: number },
): Promise<Settlement> {
  const isWhole = isAllWithdrawn(await readReturnableLines(db, order.id));
  const pieces = await readSettledPieces(db, order.id, await readWithdrawnPieces(db, id));
  return settlementOf(order, {
    pieces,
    loweredMinor,
    cheapestDeliveryMinor: isWhole ? await readCheapestDelivery(db, order) : null,
    others: await readOtherPaybacks(db, order.id, id),
  });
}

/** Adds to each piece what has already been given back of its line. */
export async function readSettledPieces(
  db: Db,
  orderId: string,
  pieces: readonly WithdrawnLine[],
): Promise<SettledPieces[]> {
  const credited = await readCreditedPieces(db, orderId);
  const discounts = await readDiscountedLines(db, orderId);
  return pieces.map(({ linePosition, quantity }) => ({
    position: linePosition,
    quantity,
    creditedQuantity: credited(linePosition),
    discountedMinor: discounts.get(linePosition) ?? 0,
  }));
}

/** Returns a function with the number of pieces that credit notes have taken back from a line. */
async function readCreditedPieces(db: Db, orderId: string): Promise<(position: number) => number> {
  const notes = (await readOrderDocuments(db, orderId)).filter(({ content }) => content.corrects !== null);
  const lines = notes.flatMap(({ content }) => content.lines);
  return (position) =>
    lines
      .filter((line) => line.kind === "goods" && line.position === position)
      .reduce((sum, { quantity }) => sum - quantity, 0);
}

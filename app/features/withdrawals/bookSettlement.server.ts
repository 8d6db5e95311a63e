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
 * Books what a withdrawal gives back once its pieces are stored, so that the order is on the list of refunds. When
 * nothing of the order was handed over yet and nothing of it is left, it is cancelled (decision 105). Runs inside the
 * transaction that has locked the order.
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
  // Gift vouchers alone: nothing has to be sent back.
  const isComplete = pieces.every(({ quantity, backQuantity }) => quantity === backQuantity);
  if (isComplete) await enterWithdrawalState(db, id, { state: "received", at: now(), actor });
  await saveSettlement(db, id, await readSettlement(db, order, { id, loweredMinor: 0 }));
  await refreshRefundDue(deps, order.id, confirmedAt);
  await sayNewAmount(deps, order);
}

/** An order that is still to be paid for costs less from now on. */
async function sayNewAmount(deps: OrderDeps, before: Order): Promise<void> {
  const order = await findOrder(deps.db, before.id);
  if (!order || !isPayable(order) || amountDue(order) === amountDue(before)) return;
  await queueOrderEmail(deps, order, { kind: "lowered", actor: "shop" }, `${order.number} ${amountDue(order)}`);
}

/**
 * Lets the gift vouchers of a withdrawal be used again, because its pieces are not withdrawn from after all. Those of a
 * cancelled order stay ended.
 */
export async function reopenGifts({ db, now }: OrderDeps, order: Order, id: string): Promise<void> {
  if (orderStates[order.state].isCancelled) return;
  const positions = (await readWithdrawnPieces(db, id)).map(({ linePosition }) => linePosition);
  await reopenGiftVouchers(db, order, positions, now());
}

/** Whether all of the order is withdrawn from, which the club depends on. */
export async function refreshWithdrawn(db: Db, orderId: string, at: number): Promise<boolean> {
  const isWhole = isAllWithdrawn(await readReturnableLines(db, orderId));
  await markWithdrawn(db, orderId, isWhole ? at : null);
  await refreshClubMembership(db, orderId);
  return isWhole;
}

/** What a withdrawal gives back as things stand. */
export async function readSettlement(
  db: Db,
  order: Order,
  { id, loweredMinor }: { id: string; loweredMinor: number },
): Promise<Settlement> {
  const isWhole = isAllWithdrawn(await readReturnableLines(db, order.id));
  const pieces = await readSettledPieces(db, order.id, await readWithdrawnPieces(db, id));
  return settlementOf(order, {
    ...{ pieces, loweredMinor },
    cheapestDeliveryMinor: isWhole ? await readCheapestDelivery(db, order) : null,
    others: await readOtherPaybacks(db, order.id, id),
  });
}

/** Pieces with what has been given back of their lines before. */
export async function readSettledPieces(
  db: Db,
  orderId: string,
  pieces: readonly WithdrawnLine[],
): Promise<SettledPieces[]> {
  const credited = await readCreditedPieces(db, orderId);
  const discounts = await readDiscountedLines(db, orderId);
  return pieces.map(({ linePosition, quantity }) => ({
    ...{ position: linePosition, quantity, creditedQuantity: credited(linePosition) },
    discountedMinor: discounts.get(linePosition) ?? 0,
  }));
}

/** How many pieces of a line credit notes have taken back. */
async function readCreditedPieces(db: Db, orderId: string): Promise<(position: number) => number> {
  const notes = (await readOrderDocuments(db, orderId)).filter(({ content }) => content.corrects !== null);
  const lines = notes.flatMap(({ content }) => content.lines);
  return (position) =>
    lines
      .filter((line) => line.kind === "goods" && line.position === position)
      .reduce((sum, { quantity }) => sum - quantity, 0);
}

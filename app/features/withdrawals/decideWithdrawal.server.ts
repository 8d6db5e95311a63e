import { hasUsedGiftVoucher } from "~/features/giftVouchers/issueGiftVouchers.server";
import { inTransaction, type OrderDeps } from "~/features/orders/orderDeps.server";
import { lockOrder } from "~/features/orders/orderState.queries.server";
import { findOrder } from "~/features/orders/orders.queries.server";
import type { Actor } from "~/features/orders/orderTransitions";
import { refreshRefundDue } from "~/features/orders/refunds/refreshRefundDue.server";
import { bookSettlement, refreshWithdrawn, reopenGifts } from "./bookSettlement.server";
import { hasReceipts, isOnStock } from "./receipts.queries.server";
import * as returns from "./returns.queries.server";
import { allReturnable, clampToReturnable, countWithdrawnPieces, type WithdrawnLine } from "./withdrawal";
import { readReturnableLines, settleStatement } from "./withdrawal.queries.server";
import { withdrawalStates } from "./withdrawalStates";
import { recordStep } from "./withdrawalStep.server";
import { queueWithdrawalUpdate } from "./withdrawalUpdate.server";

type Decision = { number: number; actor: Actor };

export type RefuseWithdrawalResult =
  | { ok: true }
  /** onStock: pieces are already on sale again, so nothing could be sent back to the customer. */
  | { ok: false; reason: "unknown" | "closed" | "onStock" };

/** Refuses a withdrawal and e-mails the reason to its customer. Its pieces then count as not withdrawn from. */
export async function refuseWithdrawal(
  deps: OrderDeps,
  { number, reason, actor }: Decision & { reason: string },
): Promise<RefuseWithdrawalResult> {
  return inTransaction(deps, async (txDeps) => {
    const { db, now } = txDeps;
    const withdrawal = await lockAny(txDeps, number);
    if (!withdrawal) return { ok: false, reason: "unknown" };
    if (!withdrawalStates[withdrawal.state].isUndecided) return { ok: false, reason: "closed" };
    const { id, orderId, confirmedAt } = withdrawal;
    if (await isOnStock(db, id)) return { ok: false, reason: "onStock" };
    const order = orderId === null ? undefined : await findOrder(db, orderId);
    await returns.enterWithdrawalState(db, id, { state: "refused", at: now(), actor, reason });
    await returns.saveSettlement(db, id, { refundMinor: 0, giftMinor: 0, deliveryMinor: 0, loweredMinor: 0 });
    if (order) {
      await reopenGifts(txDeps, order, id);
      await refreshWithdrawn(db, order.id, confirmedAt);
      await refreshRefundDue(txDeps, order.id, confirmedAt);
      await recordStep(txDeps, order.id, { kind: "withdrawalRefused", number, what: reason, actor });
    }
    await queueWithdrawalUpdate(txDeps, { withdrawal, order }, { kind: "refused", reason });
    return { ok: true };
  });
}

export type AssignWithdrawalResult =
  | { ok: true; isCancelled: boolean }
  /**
   * closed: the withdrawal was assigned, processed or decided already, or belongs to another order · pieces: there are
   * no pieces, or more than can be withdrawn from.
   */
  | { ok: false; reason: "unknown" | "closed" | "pieces" };

/**
 * Assigns an order and its pieces to a withdrawal that could not be booked automatically: it came late, was written in
 * the customer's own words, or had an unknown number.
 */
export async function assignWithdrawal(
  deps: OrderDeps,
  { number, orderId, lines, actor }: Decision & { orderId: string; lines?: readonly WithdrawnLine[] | undefined },
): Promise<AssignWithdrawalResult> {
  return inTransaction<AssignWithdrawalResult>(deps, async (txDeps) => {
    const { db } = txDeps;
    const withdrawal = await lockAny(txDeps, number);
    const order = (await lockOrder(db, orderId)) ? await findOrder(db, orderId) : undefined;
    if (!order || !withdrawal) return { ok: false, reason: "unknown" };
    const { id, confirmedAt } = withdrawal;
    if (!(await isAssignable(txDeps, withdrawal, orderId))) return { ok: false, reason: "closed" };
    await reopenGifts(txDeps, order, id);
    await settleStatement(db, id, { orderId, lines: [] });
    // This locks the gift vouchers, so that nobody spends one before the lines are booked.
    await hasUsedGiftVoucher(db, orderId);
    const returnable = await readReturnableLines(db, orderId);
    const wanted = lines ?? allReturnable(returnable);
    const possible = clampToReturnable(wanted, returnable);
    if (wanted.length === 0 || countWithdrawnPieces(possible) !== countWithdrawnPieces(wanted)) {
      throw new PiecesRefused();
    }
    await settleStatement(db, id, { orderId, lines: possible });
    const what = possible.map(({ linePosition, quantity }) => `${quantity}x line ${linePosition}`).join(", ");
    await recordStep(txDeps, orderId, { kind: "withdrawalBooked", number, what, actor });
    await returns.enterWithdrawalState(db, id, { state: "announced", at: txDeps.now(), actor });
    await bookSettlement(txDeps, order, { id, confirmedAt, actor });
    const booked = await returns.findWithdrawal(db, number);
    return { ok: true, isCancelled: booked !== undefined && !withdrawalStates[booked.state].isOpen };
  }).catch((error: unknown) => {
    if (error instanceof PiecesRefused) return { ok: false, reason: "pieces" };
    throw error;
  });
}

async function isAssignable({ db }: OrderDeps, withdrawal: returns.Withdrawal, orderId: string): Promise<boolean> {
  const { id, state, needsCheck } = withdrawal;
  const isOther = withdrawal.orderId !== null && withdrawal.orderId !== orderId;
  if (isOther || !needsCheck || !withdrawalStates[state].isUndecided) return false;
  return !(await hasReceipts(db, id));
}

/** Rolls the transaction back, as reading the returnable pieces has already changed the statement. */
class PiecesRefused extends Error {}

/** Locks a withdrawal and its order, if it has one. */
async function lockAny({ db }: OrderDeps, number: number): Promise<returns.Withdrawal | undefined> {
  if (!(await returns.lockNumbered(db, number))) return undefined;
  const withdrawal = await returns.findWithdrawal(db, number);
  if (withdrawal?.orderId) await lockOrder(db, withdrawal.orderId);
  return withdrawal;
}

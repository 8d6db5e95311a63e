import { readCurrency } from "~/features/money/currency.queries.server";
import { formatMoney } from "~/features/money/money";

import { lockAndFindOrder } from "../changeOrderState.server";
import { readChanges, recordChange } from "../history/orderChange.queries.server";
import { inTransaction, type OrderDeps } from "../orderDeps.server";
import { updatePaidMinor } from "../orderState.queries.server";
import type { Actor } from "../orderTransitions";
import { refreshRefundDue } from "../refunds/refreshRefundDue.server";
import { readLedger } from "../refunds/refund.queries.server";

/** `reason` is a note by staff that identifies the payment, such as its line on the bank statement. */
export type FurtherPayment = { amountMinor: number; reason: string };

export type PayOrderAgainResult =
  | { ok: true; owedMinor: number }
  /**
   * unpaid: the order is not paid yet, so this is no further payment · recorded-already: the same amount was recorded
   * with the same reason.
   */
  | { ok: false; reason: "unknown" | "unpaid" | "recorded-already" };

/**
 * Records money that came for an order that was paid already, such as a transfer after a card payment. It changes
 * nothing of the order but the refund that is due (decision 62). The same amount with the same reason is recorded only
 * once, so that a command repeated by mistake does not cause a second refund.
 */
export async function payOrderAgain(
  deps: OrderDeps,
  id: string,
  actor: Actor,
  { amountMinor, reason }: FurtherPayment,
): Promise<PayOrderAgainResult> {
  return inTransaction(deps, async (txDeps) => {
    const { db, now } = txDeps;
    const order = await lockAndFindOrder(txDeps, id);
    if (!order) return { ok: false, reason: "unknown" };
    if (order.paidAt === null) return { ok: false, reason: "unpaid" };
    const detail = `${formatMoney(amountMinor, await readCurrency(db, order.locale))} (${reason})`;
    const earlier = (await readChanges(db, id)).filter(({ kind }) => kind === "paidAgain");
    if (earlier.some((change) => change.detail === detail)) return { ok: false, reason: "recorded-already" };
    const { payments } = await readLedger(db, order);
    await updatePaidMinor(db, id, payments.otherMinor + amountMinor);
    await recordChange(db, id, { kind: "paidAgain", detail, at: now(), actor });
    return { ok: true, owedMinor: await refreshRefundDue(txDeps, id, now()) };
  });
}

import { isOnline } from "~/features/payments/payments";

import { queueOrderEmail } from "../email/queueOrderEmail.server";
import { recordChange } from "../history/orderChange.queries.server";
import { inTransaction, type OrderDeps } from "../orderDeps.server";
import { lockOrder, updatePaymentMethod } from "../orderState.queries.server";
import type { Order } from "../orders";
import { findOrder } from "../orders.queries.server";
import { isPayable } from "../orderTransitions";

/**
 * Changes the payment method from card to bank transfer and sends an e-mail that says how to pay. The total stays the
 * same. Returns false when it is too late.
 */
export async function changeToTransfer(deps: OrderDeps, orderId: string): Promise<boolean> {
  return inTransaction(deps, async (txDeps) => {
    const { db } = txDeps;
    const order = (await lockOrder(db, orderId)) ? await findOrder(db, orderId) : undefined;
    if (!order || !isOnline(order) || !isPayable(order)) return false;
    await updatePaymentMethod(db, orderId, { paymentId: "transfer", isTrial: false });
    const detail = `${order.paymentId} to transfer`;
    await recordChange(db, orderId, { kind: "paymentMethod", detail, at: deps.now(), actor: "customer" });
    const changed: Order = { ...order, paymentId: "transfer", isTrialPayment: false };
    await queueOrderEmail(txDeps, changed, { kind: "transfer", actor: "customer" });
    return true;
  });
}

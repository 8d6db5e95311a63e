import { isOnline } from "~/features/payments/payments";

import { recordChange } from "../history/orderChange.queries.server";
import { inTransaction, type OrderDeps } from "../orderDeps.server";
import { lockOrder, updatePaymentMethod } from "../orderState.queries.server";
import { findOrder } from "../orders.queries.server";
import { isPayable } from "../orderTransitions";

/** Changes the payment method from card to bank transfer; the total stays. False when it is too late. */
export async function changeToTransfer(deps: OrderDeps, orderId: string): Promise<boolean> {
  return inTransaction(deps, async ({ db, now }) => {
    const order = (await lockOrder(db, orderId)) ? await findOrder(db, orderId) : undefined;
    if (!order || !isOnline(order) || !isPayable(order)) return false;
    await updatePaymentMethod(db, orderId, { paymentId: "transfer", isTrial: false });
    const detail = `${order.paymentId} to transfer`;
    await recordChange(db, orderId, { kind: "paymentMethod", detail, at: now(), actor: "customer" });
    return true;
  });
}

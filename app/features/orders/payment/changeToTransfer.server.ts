import { isOnline } from "~/features/payments/payments";

import { inTransaction, type OrderDeps } from "../orderDeps.server";
import { lockOrder, updatePaymentMethod } from "../orderState.queries.server";
import { findOrder } from "../orders.queries.server";
import { isPayable } from "../orderTransitions";

/** Changes the payment method from card to bank transfer; the total stays. False when it is too late. */
export async function changeToTransfer(deps: OrderDeps, orderId: string): Promise<boolean> {
  return inTransaction(deps, async ({ db }) => {
    const order = (await lockOrder(db, orderId)) ? await findOrder(db, orderId) : undefined;
    if (!order || !isOnline(order) || !isPayable(order)) return false;
    await updatePaymentMethod(db, orderId, { paymentId: "transfer", isTrial: false });
    return true;
  });
}

import { isOnline } from "~/features/payments/payments";

import { inOneDeed, type OrderDesk } from "../orderDesk.server";
import { isPayable } from "../orderMoves";
import { lockOrder, writePaymentWay } from "../orderState.queries.server";
import { findOrder } from "../orders.queries.server";

/** Whom the gateway gave trouble pays from a bank account instead, the same sum. False when it is too late. */
export async function changeToTransfer(desk: OrderDesk, orderId: string): Promise<boolean> {
  return inOneDeed(desk, async ({ db }) => {
    const order = (await lockOrder(db, orderId)) ? await findOrder(db, orderId) : undefined;
    if (!order || !isOnline(order) || !isPayable(order)) return false;
    await writePaymentWay(db, orderId, { paymentId: "transfer", isTrial: false });
    return true;
  });
}

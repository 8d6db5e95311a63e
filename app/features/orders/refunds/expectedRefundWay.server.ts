import type { Db } from "~/platform/database/database.server";
import type { Order } from "../orders";
import { type RefundMethod, type RefundWay, refundWay, transactionFor } from "./refund";
import { readLedger } from "./refund.queries.server";

/**
 * Returns how an amount that is still due will be refunded: not by the gateway when staff send it themselves, nor when
 * no single payment at the gateway can cover it.
 */
export async function expectedRefundWay(
  db: Db,
  order: Order,
  { amountMinor, method }: { amountMinor: number; method: RefundMethod },
): Promise<RefundWay> {
  const isPayable = method === "gateway" && transactionFor(amountMinor, await readLedger(db, order)) !== undefined;
  return refundWay(isPayable ? "gateway" : "manual", order.paymentId);
}

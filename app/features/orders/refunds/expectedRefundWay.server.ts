import type { Db } from "~/platform/database/database.server";
import type { Order } from "../orders";
import { type RefundMethod, type RefundWay, refundWay, transactionFor } from "./refund";
import { readLedger } from "./refund.queries.server";

/**
 * The way of an amount that is still to be paid back: what staff send themselves goes by the gateway no more than what no
 * payment there can pay.
 */
export async function expectedRefundWay(
  db: Db,
  order: Order,
  { amountMinor, method }: { amountMinor: number; method: RefundMethod },
): Promise<RefundWay> {
  const isPayable = method === "gateway" && transactionFor(amountMinor, await readLedger(db, order)) !== undefined;
  return refundWay(isPayable ? "gateway" : "manual", order.paymentId);
}

import type { Order } from "~/features/orders/orders";
import { expectedRefundWay } from "~/features/orders/refunds/expectedRefundWay.server";
import { mayHavePaid, type RefundMethod, type RefundWay, refundWay } from "~/features/orders/refunds/refund";
import { findRefundByKey, readRefunds } from "~/features/orders/refunds/refund.queries.server";
import type { Db } from "~/platform/database/database.server";
import type { WarrantyClaim } from "./warrantyClaim";

/** Returns the key of a claim's refund, so that a repeated request pays only once. */
export function claimRefundKey({ id }: Pick<WarrantyClaim, "id">): string {
  return `warranty claim ${id}`;
}

/** Returns how a claim's money was or will be paid back; staff may also have paid it with a refund of the order. */
export async function claimRefundWay(
  db: Db,
  claim: WarrantyClaim,
  order: Order | undefined,
  method: RefundMethod,
): Promise<RefundWay> {
  const { refundMinor: amountMinor, orderId, endedAt } = claim;
  if (!order || amountMinor === 0 || endedAt === null) return "manual";
  const own = await findRefundByKey(db, orderId, claimRefundKey(claim));
  const later = (await readRefunds(db, orderId)).filter(
    ({ state, requestedAt }) => state === "done" && requestedAt >= endedAt,
  );
  const paid = own && mayHavePaid(own) ? own : later.at(-1);
  return paid ? refundWay(paid.method, order.paymentId) : expectedRefundWay(db, order, { amountMinor, method });
}

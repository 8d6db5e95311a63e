import type { Db } from "~/platform/database/database.server";
import type { OtherPaybacks } from "./settlement";

/** Sums what the order's other withdrawals and its claims for defects give back. */
export async function readOtherPaybacks(db: Db, orderId: string, exceptId: string): Promise<OtherPaybacks> {
  const withdrawals = await db
    .selectFrom("withdrawal")
    .where("order_id", "=", orderId)
    .where("id", "!=", exceptId)
    .where("confirmed_at", "is not", null)
    .select(["refund_minor", "gift_minor", "delivery_minor"])
    .execute();
  const defects = await db
    .selectFrom("warranty_claim")
    .where("order_id", "=", orderId)
    .where("id", "!=", exceptId)
    .select(["refund_minor", "gift_minor", "delivery_minor"])
    .execute();
  const rows = [...withdrawals, ...defects];
  return {
    refundMinor: rows.reduce((sum, { refund_minor }) => sum + refund_minor, 0),
    giftMinor: rows.reduce((sum, { gift_minor }) => sum + gift_minor, 0),
    deliveryMinor: rows.reduce((sum, { delivery_minor }) => sum + delivery_minor, 0),
  };
}

/** Returns what discounts for defects and goodwill have given back, keyed by the position of the line. */
export async function readDiscountedLines(db: Db, orderId: string): Promise<Map<number, number>> {
  const claimed = await db
    .selectFrom("warranty_claim_line")
    .where("order_id", "=", orderId)
    .select(["line_position as position", "discount_minor as minor"])
    .execute();
  const goodwill = await db
    .selectFrom("goodwill_line")
    .where("order_id", "=", orderId)
    .select(["line_position as position", "amount_minor as minor"])
    .execute();
  const discounted = new Map<number, number>();
  for (const { position, minor } of [...claimed, ...goodwill]) {
    discounted.set(position, (discounted.get(position) ?? 0) + minor);
  }
  return discounted;
}

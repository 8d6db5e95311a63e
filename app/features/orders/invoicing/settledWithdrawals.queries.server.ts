import type { Db } from "~/platform/database/database.server";
import type { WithdrawalState } from "~/platform/database/schema";

/** States in which the refund of a withdrawal is decided. */
const decided: readonly WithdrawalState[] = ["settled", "refunded"];

/** Reads what an order's withdrawals have given back before the order had an invoice, in smallest units. */
export async function readSettledWithdrawals(db: Db, orderId: string) {
  const settled = await db
    .selectFrom("withdrawal")
    .where("order_id", "=", orderId)
    .where("state", "in", decided)
    .select(["delivery_minor as deliveryMinor", "gift_minor as giftMinor"])
    .execute();
  const pieces = await db
    .selectFrom("withdrawal_line")
    .innerJoin("withdrawal", "withdrawal.id", "withdrawal_line.withdrawal_id")
    .where("withdrawal.order_id", "=", orderId)
    .where("withdrawal.state", "in", decided)
    .select(["line_position as position", "quantity"])
    .execute();
  return {
    pieces,
    deliveryMinor: settled.reduce((sum, { deliveryMinor }) => sum + deliveryMinor, 0),
    giftMinor: settled.reduce((sum, { giftMinor }) => sum + giftMinor, 0),
  };
}

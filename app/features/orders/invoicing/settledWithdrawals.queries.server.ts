import type { Db } from "~/platform/database/database.server";
import type { WithdrawalState } from "~/platform/database/schema";

/** What is paid back of these is decided. */
const decided: readonly WithdrawalState[] = ["settled", "refunded"];

/** What an order's withdrawals have given back before it had an invoice, in smallest units. */
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

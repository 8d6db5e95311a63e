import { noProductId } from "~/features/cart/gift/gift";
import { readRefunds } from "~/features/orders/refunds/refund.queries.server";
import type { Db } from "~/platform/database/database.server";
import { formatDate } from "~/platform/time/formatDate";
import { readOrderWithdrawals } from "./returns.queries.server";
import type { WithdrawalShown } from "./WithdrawalProgress";

/** An order's withdrawals as its page shows them. */
export async function readWithdrawalsShown(db: Db, orderId: string): Promise<WithdrawalShown[]> {
  const withdrawals = await readOrderWithdrawals(db, orderId);
  if (withdrawals.length === 0) return [];
  const isMoneyBack = (await readRefunds(db, orderId)).some(({ state }) => state === "done");
  return withdrawals.map(({ state, confirmedAt, reason, pieces }) => ({
    ...{ state, isMoneyBack, sentOn: formatDate(confirmedAt), reason },
    pieces: pieces.map(({ name, quantity }) => `${quantity}× ${name}`),
    isOfGiftsAlone: pieces.length > 0 && pieces.every(({ variantId }) => variantId === noProductId),
  }));
}

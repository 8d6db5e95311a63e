import { noProductId } from "~/features/cart/gift/gift";
import type { Db } from "~/platform/database/database.server";
import { formatDate } from "~/platform/time/formatDate";
import { readOrderWithdrawals } from "./returns.queries.server";
import type { WithdrawalShown } from "./WithdrawalProgress";

/** An order's withdrawals as its page shows them. */
export async function readWithdrawalsShown(db: Db, orderId: string): Promise<WithdrawalShown[]> {
  const withdrawals = await readOrderWithdrawals(db, orderId);
  return withdrawals.map(({ state, confirmedAt, reason, pieces }) => ({
    ...{ state, sentOn: formatDate(confirmedAt), reason },
    pieces: pieces.map(({ name, quantity }) => `${quantity}× ${name}`),
    isOfGiftsAlone: pieces.length > 0 && pieces.every(({ variantId }) => variantId === noProductId),
  }));
}

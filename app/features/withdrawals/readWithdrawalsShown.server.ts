import { noProductId } from "~/features/cart/gift/gift";
import type { Order } from "~/features/orders/orders";
import { readRefunds } from "~/features/orders/refunds/refund.queries.server";
import { goodsName } from "~/features/products/goodsName";
import type { Db } from "~/platform/database/database.server";
import { formatDate } from "~/platform/time/formatDate";
import { readOrderWithdrawals } from "./returns.queries.server";
import type { WithdrawalShown } from "./WithdrawalProgress";
import { areGoodsWithShop } from "./withdrawal";

/** Returns an order's withdrawals in the form in which its page shows them. */
export async function readWithdrawalsShown(db: Db, order: Pick<Order, "id" | "state">): Promise<WithdrawalShown[]> {
  const withdrawals = await readOrderWithdrawals(db, order.id);
  if (withdrawals.length === 0) return [];
  const isMoneyBack = (await readRefunds(db, order.id)).some(({ state }) => state === "done");
  return withdrawals.map(({ state, confirmedAt, reason, pieces }) => ({
    state,
    isMoneyBack,
    sentOn: formatDate(confirmedAt),
    reason,
    pieces: pieces.map(({ name, variantName, quantity }) => `${quantity}× ${goodsName(name, variantName)}`),
    isUnsent: areGoodsWithShop(order),
    isOfGiftsAlone: pieces.length > 0 && pieces.every(({ variantId }) => variantId === noProductId),
  }));
}

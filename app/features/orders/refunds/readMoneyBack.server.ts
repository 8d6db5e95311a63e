import { orderStates } from "~/features/delivery/orderStates";
import { giftSum } from "~/features/vouchers/discount";
import type { Db } from "~/platform/database/database.server";
import { formatDate } from "~/platform/time/formatDate";
import { formatDay } from "~/platform/time/pragueClock";
import { readPaymentRecord } from "../orderState.queries.server";
import type { Order } from "../orders";
import { owedMinor, paidMinor, refundDueOn, refundWay } from "./refund";
import { readLedger } from "./refund.queries.server";

/** What an order's page shows about money that goes back to the customer; dates are formatted. */
export type MoneyBackShown = {
  returned: { position: number; amountMinor: number; way: ReturnType<typeof refundWay>; on: string }[];
  /** The refund that is still due. `isAfterGoods` is true when the shop may wait until the goods are back. */
  owed: { amountMinor: number; until: string; isAfterGoods: boolean } | null;
  /** Is true for a cancelled order that was never paid. */
  isNothingPaid: boolean;
  /** Is true when the used gift voucher has its amount again. */
  isVoucherRestored: boolean;
};

/** Reads what goes back to the customer; null when no money goes back and the customer expects none. */
export async function readMoneyBack(db: Db, order: Order): Promise<MoneyBackShown | null> {
  const ledger = await readLedger(db, order);
  const { isCancelled } = orderStates[order.state];
  const done = ledger.refunds.filter(({ state }) => state === "done");
  const owed = owedMinor(order, ledger);
  if (!isCancelled && done.length === 0 && owed === 0) return null;
  const isAfterGoods = !isCancelled && ledger.withdrawnMinor > 0;
  const isVoucherRestored = isCancelled && giftSum(order.totals.discounts) > 0;
  return {
    returned: done.map(({ position, amountMinor, method, settledAt, requestedAt }) => ({
      position,
      amountMinor,
      way: refundWay(method, order.paymentId),
      on: formatDate(settledAt ?? requestedAt),
    })),
    owed: owed > 0 ? { amountMinor: owed, until: formatDay(await readOwedUntil(db, order)), isAfterGoods } : null,
    isNothingPaid: isCancelled && paidMinor(ledger.payments) === 0 && !isVoucherRestored,
    isVoucherRestored,
  };
}

async function readOwedUntil(db: Db, { id, placedAt }: Order): Promise<string> {
  const { refundDueAt } = await readPaymentRecord(db, id);
  return refundDueOn(refundDueAt ?? placedAt);
}

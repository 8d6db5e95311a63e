import { readCurrency } from "~/features/money/currency.queries.server";
import { formatMoney } from "~/features/money/money";
import { readOrderEvents } from "~/features/orders/customerOrders.queries.server";
import { readChanges } from "~/features/orders/history/orderChange.queries.server";
import { orderChanges } from "~/features/orders/history/orderChanges";
import { readPaymentRecord } from "~/features/orders/orderState.queries.server";
import type { Order } from "~/features/orders/orders";
import { readRefunds } from "~/features/orders/refunds/refund.queries.server";
import { readAttempts } from "~/features/payments/payments.queries.server";
import { isPaidByGifts } from "~/features/vouchers/discount";
import { readWithdrawalTimes } from "~/features/withdrawals/withdrawal.queries.server";
import type { Db } from "~/platform/database/database.server";
import { formatDateTime } from "~/platform/time/formatDate";

type Entry = { at: number; text: string };

/** Reads what happened to an order, when and by whom, the oldest first. */
export async function readHistory(db: Db, order: Order): Promise<string[]> {
  const entries = [
    ...(await stateEntries(db, order)),
    ...(await paymentEntries(db, order)),
    ...(await refundEntries(db, order)),
    ...(await otherEntries(db, order)),
  ];
  return entries.sort((a, b) => a.at - b.at).map(({ at, text }) => `${formatDateTime(at)}  ${text}`);
}

async function stateEntries(db: Db, { id }: Order): Promise<Entry[]> {
  const events = await readOrderEvents(db, id);
  return events.map(({ at, state, actor, reason }) => ({
    at,
    text: `${state}  by ${actor}${reason && ` (${reason})`}`,
  }));
}

async function paymentEntries(db: Db, { id, paidAt, totals }: Order): Promise<Entry[]> {
  const { paidBy } = await readPaymentRecord(db, id);
  const attempts = (await readAttempts(db, id)).map(({ openedAt, attempt, state, transactionId }) => ({
    at: openedAt,
    text: `card, try ${attempt}: ${state}  ${transactionId ?? "not opened"}`,
  }));
  return paidAt === null ? attempts : [...attempts, { at: paidAt, text: `paid  by ${paidBy ?? payerOf({ totals })}` }];
}

/** Returns who paid an order whose payer was not recorded: gift vouchers pay when the order is placed. */
export function payerOf({ totals }: Pick<Order, "totals">): string {
  return isPaidByGifts(totals) ? "gift vouchers" : "unknown";
}

async function refundEntries(db: Db, { id, locale }: Order): Promise<Entry[]> {
  const currency = await readCurrency(db, locale);
  return (await readRefunds(db, id)).map(
    ({ position, amountMinor, method, state, actor, reason, answer, ...refund }) => ({
      at: refund.requestedAt,
      text: `refund ${position}: ${formatMoney(amountMinor, currency)} ${method}, ${state}  by ${actor} (${reason})${answer && `; ${answer}`}`,
    }),
  );
}

async function otherEntries(db: Db, { id }: Order): Promise<Entry[]> {
  const changes = (await readChanges(db, id)).map(({ at, kind, detail, actor }) => ({
    at,
    text: `${orderChanges[kind]}${detail && `: ${detail}`}  by ${actor}`,
  }));
  const withdrawals = (await readWithdrawalTimes(db, id)).map((at) => ({ at, text: "withdrawal  by customer" }));
  return [...changes, ...withdrawals];
}

import { readCurrency } from "~/features/money/currency.queries.server";
import { fromHundredths } from "~/features/money/money";
import { readPaidAttempts } from "~/features/payments/payments.queries.server";
import type { Db } from "~/platform/database/database.server";
import { newId } from "~/platform/database/ids.server";
import { readPaymentRecord } from "../orderState.queries.server";
import type { Order } from "../orders";
import type { Ledger, Payments, Refund } from "./refund";

/** Reads the payments and refunds of an order. Lock the order first if a decision depends on them. */
export async function readLedger(db: Db, order: Pick<Order, "id" | "locale" | "totals" | "paidAt">): Promise<Ledger> {
  return {
    payments: await readPayments(db, order),
    refunds: await readRefunds(db, order.id),
    withdrawnMinor: await readWithdrawnMinor(db, order.id),
    claimedMinor: await readClaimedMinor(db, order.id),
  };
}

async function readWithdrawnMinor(db: Db, orderId: string): Promise<number> {
  const { sum } = await db
    .selectFrom("withdrawal")
    .where("order_id", "=", orderId)
    .where("confirmed_at", "is not", null)
    .select(({ fn }) => fn.sum<number | null>("refund_minor").as("sum"))
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
}

async function readClaimedMinor(db: Db, orderId: string): Promise<number> {
  const { sum } = await db
    .selectFrom("warranty_claim")
    .where("order_id", "=", orderId)
    .select(({ fn }) => fn.sum<number | null>("refund_minor").as("sum"))
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
}

async function readPayments(
  db: Db,
  { id, locale, totals, paidAt }: Pick<Order, "id" | "locale" | "totals" | "paidAt">,
): Promise<Payments> {
  const { decimals } = await readCurrency(db, locale);
  const { paidBy, paidMinor } = await readPaymentRecord(db, id);
  const transactions = (await readPaidAttempts(db, id)).map(({ transactionId, priceHundredths }) => ({
    transactionId,
    amountMinor: fromHundredths(priceHundredths, decimals),
  }));
  const isPaidOtherwise = paidAt !== null && paidBy !== "gateway";
  return { transactions, otherMinor: paidMinor ?? (isPaidOtherwise ? totals.totalMinor : 0) };
}

/** Reads the refunds of an order, the oldest request first. */
export async function readRefunds(db: Db, orderId: string): Promise<Refund[]> {
  return db
    .selectFrom("refund")
    .where("order_id", "=", orderId)
    .orderBy("position")
    .select(["position", "amount_minor as amountMinor", "method", "state", "transaction_id as transactionId"])
    .select("goodwill_minor as goodwillMinor")
    .select(["reason", "actor", "requested_at as requestedAt", "settled_at as settledAt", "answer"])
    .execute();
}

export async function findRefundByKey(db: Db, orderId: string, requestKey: string): Promise<Refund | undefined> {
  const row = await db
    .selectFrom("refund")
    .where("order_id", "=", orderId)
    .where("request_key", "=", requestKey)
    .select("position")
    .executeTakeFirst();
  return row && (await readRefunds(db, orderId)).find(({ position }) => position === row.position);
}

/** Stores a refund. The order must be locked, so that no concurrent refund takes the same position. */
export async function insertRefund(db: Db, orderId: string, requestKey: string, refund: Refund): Promise<void> {
  const { position, amountMinor, method, state, transactionId, reason, actor, requestedAt, settledAt, answer } = refund;
  await db
    .insertInto("refund")
    .values({
      id: newId(),
      order_id: orderId,
      request_key: requestKey,
      position,
      method,
      state,
      reason,
      actor,
      answer,
      amount_minor: amountMinor,
      goodwill_minor: refund.goodwillMinor,
      transaction_id: transactionId,
      requested_at: requestedAt,
      settled_at: settledAt,
    })
    .execute();
}

/** Stores the outcome of a refund. Returns false when the refund is settled already or does not exist. */
export async function settleRefund(
  db: Db,
  orderId: string,
  position: number,
  { state, settledAt, answer }: Pick<Refund, "state" | "settledAt" | "answer">,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("refund")
    .set({ state, settled_at: settledAt, answer })
    .where("order_id", "=", orderId)
    .where("position", "=", position)
    .where("state", "=", "asked")
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Stores how much a refund reduces the price of each of an order's lines. */
export async function insertGoodwillLines(
  db: Db,
  { orderId, refundPosition }: { orderId: string; refundPosition: number },
  lines: readonly { position: number; amountMinor: number }[],
): Promise<void> {
  for (const { position, amountMinor } of lines) {
    const key = { order_id: orderId, refund_position: refundPosition, line_position: position };
    await db
      .insertInto("goodwill_line")
      .values({ ...key, amount_minor: amountMinor })
      .execute();
  }
}

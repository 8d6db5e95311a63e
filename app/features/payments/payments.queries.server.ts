import type { Db } from "~/platform/database/database.server";

import type { PaymentAttempt } from "./payments";

const columns = [
  "order_id as orderId",
  "attempt",
  "state",
  "price_hundredths as priceHundredths",
  "currency_code as currencyCode",
  "redirect_url as redirectUrl",
  "opened_at as openedAt",
] as const;

export async function findLatestAttempt(db: Db, orderId: string): Promise<PaymentAttempt | undefined> {
  return db
    .selectFrom("payment_attempt")
    .where("order_id", "=", orderId)
    .orderBy("attempt", "desc")
    .select(columns)
    .limit(1)
    .executeTakeFirst();
}

/** Reads all payment attempts of an order with their transactions, the oldest first. */
export async function readAttempts(db: Db, orderId: string) {
  return db
    .selectFrom("payment_attempt")
    .where("order_id", "=", orderId)
    .orderBy("attempt")
    .select(["attempt", "state", "opened_at as openedAt", "transaction_id as transactionId"])
    .execute();
}

/** Reads the paid attempts of an order, the oldest first. */
export async function readPaidAttempts(db: Db, orderId: string) {
  const rows = await db
    .selectFrom("payment_attempt")
    .where("order_id", "=", orderId)
    .where("state", "=", "paid")
    .orderBy("attempt")
    .select(["transaction_id", "price_hundredths as priceHundredths"])
    .execute();
  return rows.flatMap(({ transaction_id: transactionId, priceHundredths }) =>
    transactionId === null ? [] : [{ transactionId, priceHundredths }],
  );
}

export async function findAttempt(db: Db, transactionId: string): Promise<PaymentAttempt | undefined> {
  return db
    .selectFrom("payment_attempt")
    .where("transaction_id", "=", transactionId)
    .select(columns)
    .executeTakeFirst();
}

/**
 * Starts an attempt and cancels the pending one. The page of the cancelled attempt may still accept a payment, so that
 * attempt stays unsettled until the gateway reports its outcome. The order must be locked.
 */
export async function insertAttempt(db: Db, attempt: Omit<PaymentAttempt, "state" | "redirectUrl">): Promise<void> {
  await db
    .updateTable("payment_attempt")
    .set({ state: "cancelled" })
    .where("order_id", "=", attempt.orderId)
    .where("state", "=", "pending")
    .execute();
  await db
    .insertInto("payment_attempt")
    .values({
      order_id: attempt.orderId,
      attempt: attempt.attempt,
      state: "pending",
      price_hundredths: attempt.priceHundredths,
      currency_code: attempt.currencyCode,
      opened_at: attempt.openedAt,
    })
    .execute();
}

type Key = Pick<PaymentAttempt, "orderId" | "attempt">;

export async function markOpened(db: Db, key: Key, at: { transactionId: string; redirectUrl: string }): Promise<void> {
  await db
    .updateTable("payment_attempt")
    .set({ transaction_id: at.transactionId, redirect_url: at.redirectUrl })
    .where("order_id", "=", key.orderId)
    .where("attempt", "=", key.attempt)
    .execute();
}

export async function markPaid(db: Db, key: Key, at: number): Promise<void> {
  await db
    .updateTable("payment_attempt")
    .set({ state: "paid", settled_at: at })
    .where("order_id", "=", key.orderId)
    .where("attempt", "=", key.attempt)
    .execute();
}

/** Marks an attempt as cancelled, since the gateway accepts no payment for it any more. A paid attempt stays paid. */
export async function markCancelled(db: Db, key: Key, at: number): Promise<void> {
  await db
    .updateTable("payment_attempt")
    .set({ state: "cancelled", settled_at: at })
    .where("order_id", "=", key.orderId)
    .where("attempt", "=", key.attempt)
    .where("state", "!=", "paid")
    .where("settled_at", "is", null)
    .execute();
}

/**
 * Reads the attempts of an order that the gateway has not settled: the pending one, and those that the shop cancelled
 * in favour of it.
 */
export async function readUnsettledAttempts(db: Db, orderId: string) {
  return selectUnsettled(db).where("order_id", "=", orderId).execute();
}

/** Reads the unsettled transactions that were opened between two instants, the oldest first. */
export async function readUnsettledTransactions(db: Db, from: number, until: number): Promise<string[]> {
  const between = selectUnsettled(db).where("opened_at", ">=", from).where("opened_at", "<=", until);
  return transactionsOf(await between.execute());
}

function selectUnsettled(db: Db) {
  return db
    .selectFrom("payment_attempt")
    .where("settled_at", "is", null)
    .where("state", "!=", "paid")
    .orderBy("opened_at")
    .select(["transaction_id as transactionId", "opened_at as openedAt"]);
}

/** Returns the transactions of those attempts that the gateway knows. */
export function transactionsOf(attempts: readonly { transactionId: string | null }[]): string[] {
  return attempts.flatMap(({ transactionId }) => transactionId ?? []);
}

export async function countOpenPayments(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom("payment_attempt")
    .where("state", "=", "pending")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

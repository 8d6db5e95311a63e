import { type SqlBool, sql } from "kysely";

import { normalizeEmail } from "~/features/customers/customer";
import type { Db } from "~/platform/database/database.server";

import { withdrawalStatesThat } from "./withdrawalStates";

/**
 * Selects the withdrawals sent with an e-mail address that none of its own orders shows, as the order is still unknown.
 */
const apartFromOrders = (db: Db, email: string) => {
  const key = normalizeEmail(email);
  return db
    .selectFrom("withdrawal")
    .leftJoin("orders", "orders.id", "withdrawal.order_id")
    .where("withdrawal.confirmed_at", "is not", null)
    .where(sql<SqlBool>`lower(withdrawal.email) = ${key}`)
    .where((eb) => eb.or([eb("orders.id", "is", null), eb("orders.email_key", "!=", key)]));
};

const empty = { name: "", email: "", goods: "", order_number: "", reason: "" };

/**
 * Empties at most `limit` withdrawals without a known order that staff decided before an instant; returns how many.
 * Withdrawals of an order are kept as long as the order.
 */
export async function purgeWithdrawalsOfNoOrder(db: Db, decidedBefore: number, limit: number): Promise<number> {
  const over = db
    .selectFrom("withdrawal")
    .where("order_id", "is", null)
    .where("confirmed_at", "is not", null)
    .where("state", "not in", withdrawalStatesThat("isOpen"))
    .where(({ fn, eb }) => eb(fn.coalesce("changed_at", "confirmed_at"), "<", decidedBefore))
    .where("email", "!=", "")
    .limit(limit)
    .select("id");
  const { numUpdatedRows } = await db
    .updateTable("withdrawal")
    .set(empty)
    .where("id", "in", over)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

export async function readWithdrawalsApart(db: Db, email: string) {
  return apartFromOrders(db, email)
    .orderBy("withdrawal.confirmed_at")
    .orderBy("withdrawal.id")
    .select(["withdrawal.number", "withdrawal.order_number as orderNumber", "withdrawal.name", "withdrawal.email"])
    .select(["withdrawal.goods", "withdrawal.locale", "withdrawal.state", "withdrawal.reason"])
    .select(["withdrawal.submitted_at as submittedAt", "withdrawal.confirmed_at as confirmedAt"])
    .execute();
}

/** Returns the numbers of those withdrawals that are still open. */
export async function readOpenWithdrawalsApart(db: Db, email: string): Promise<number[]> {
  const rows = await apartFromOrders(db, email)
    .where("withdrawal.state", "in", withdrawalStatesThat("isOpen"))
    .orderBy("withdrawal.number")
    .select("withdrawal.number")
    .execute();
  return rows.flatMap(({ number }) => number ?? []);
}

/**
 * Empties the withdrawals that are no longer open, and deletes drafts with this e-mail that were never confirmed;
 * returns how many. Numbers and states stay, because staff decided them. The caller has a transaction.
 */
export async function emptyEndedWithdrawalsApart(tx: Db, email: string): Promise<number> {
  const rows = await apartFromOrders(tx, email)
    .where("withdrawal.state", "not in", withdrawalStatesThat("isOpen"))
    .select("withdrawal.id")
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await tx.updateTable("withdrawal").set(empty).where("id", "in", ids).execute();
  const drafts = await tx
    .deleteFrom("withdrawal")
    .where("confirmed_at", "is", null)
    .where(sql<SqlBool>`lower(email) = ${normalizeEmail(email)}`)
    .executeTakeFirstOrThrow();
  return ids.length + Number(drafts.numDeletedRows);
}

import { sql } from "kysely";
import { normalizeEmail } from "~/features/customers/customer";
import type { Db } from "~/platform/database/database.server";
import type { WithdrawalState } from "~/platform/database/schema";

import type { ReturnableLine, WithdrawalStatement, WithdrawnLine } from "./withdrawal";
import { withdrawalStatesThat } from "./withdrawalStates";

/**
 * Returns the order's lines in order. `returnableQuantity` leaves out the pieces of confirmed statements and of claims
 * whose price was given back.
 */
export async function readReturnableLines(db: Db, orderId: string): Promise<ReturnableLine[]> {
  const rows = await db
    .selectFrom("order_line")
    .where("order_line.order_id", "=", orderId)
    .orderBy("position")
    .select(["position", "name", "variant_name as variantName", "quantity", "is_altered as isAltered"])
    .select((eb) =>
      eb
        .selectFrom("withdrawal_line")
        .innerJoin("withdrawal", "withdrawal.id", "withdrawal_line.withdrawal_id")
        .whereRef("withdrawal_line.order_id", "=", "order_line.order_id")
        .whereRef("withdrawal_line.line_position", "=", "order_line.position")
        .where("withdrawal.confirmed_at", "is not", null)
        .where("withdrawal.state", "not in", withdrawalStatesThat("isVoid"))
        .select(sql<number>`coalesce(sum(withdrawal_line.quantity), 0)`.as("pieces"))
        .as("withdrawn"),
    )
    .select((eb) =>
      eb
        .selectFrom("warranty_claim_line")
        .whereRef("warranty_claim_line.order_id", "=", "order_line.order_id")
        .whereRef("warranty_claim_line.line_position", "=", "order_line.position")
        .select(sql<number>`coalesce(sum(warranty_claim_line.returned_quantity), 0)`.as("pieces"))
        .as("claimed"),
    )
    .select((eb) =>
      eb
        .selectFrom("order_gift")
        .innerJoin("voucher", "voucher.id", "order_gift.voucher_id")
        .whereRef("order_gift.order_id", "=", "order_line.order_id")
        .whereRef("order_gift.line_position", "=", "order_line.position")
        .select("voucher.used_count")
        .as("giftUses"),
    )
    .execute();
  return rows.map(({ withdrawn, claimed, isAltered, giftUses, ...line }) => ({
    ...line,
    returnableQuantity: line.quantity - Number(withdrawn ?? 0) - Number(claimed ?? 0),
    isAltered: isAltered === 1,
    isUsedGift: (giftUses ?? 0) > 0,
  }));
}

/** Stores an unconfirmed statement under its unguessable id, unless one with that id exists already. */
export async function insertStatement(
  db: Db,
  { orderId, orderNumber, lines, ...values }: WithdrawalStatement,
  { id, now }: { id: string; now: number },
): Promise<void> {
  const row = await db
    .insertInto("withdrawal")
    .values({ id, order_id: orderId, order_number: orderNumber, ...values, submitted_at: now, confirmed_at: null })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (row && orderId) await insertLines(db, id, orderId, lines);
}

async function insertLines(db: Db, withdrawalId: string, orderId: string, lines: readonly WithdrawnLine[]) {
  if (lines.length === 0) return;
  await db
    .insertInto("withdrawal_line")
    .values(
      lines.map(({ linePosition, quantity }) => ({
        withdrawal_id: withdrawalId,
        order_id: orderId,
        line_position: linePosition,
        quantity,
      })),
    )
    .execute();
}

export type KeptStatement = WithdrawalStatement & {
  submittedAt: number;
  confirmedAt: number | null;
  state: WithdrawalState;
  /** The actor of the last change; empty while the statement is as the customer sent it. */
  changedBy: string;
  reason: string;
};

export async function findStatement(db: Db, id: string): Promise<KeptStatement | undefined> {
  const row = await db
    .selectFrom("withdrawal")
    .where("id", "=", id)
    .select(["locale", "name", "email", "goods", "order_id as orderId", "order_number as orderNumber"])
    .select(["state", "changed_by as changedBy", "reason"])
    .select(["submitted_at as submittedAt", "confirmed_at as confirmedAt"])
    .executeTakeFirst();
  if (!row) return undefined;
  const lines = await db
    .selectFrom("withdrawal_line")
    .where("withdrawal_id", "=", id)
    .orderBy("line_position")
    .select(["line_position as linePosition", "quantity"])
    .execute();
  return { ...row, lines };
}

export async function findNumber(db: Db, id: string): Promise<number | null> {
  const row = await db.selectFrom("withdrawal").where("id", "=", id).select("number").executeTakeFirst();
  return row?.number ?? null;
}

/** Confirms a statement; of two concurrent requests only one does. Returns false when it is confirmed or missing. */
export async function confirmStatement(db: Db, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("withdrawal")
    .set({ confirmed_at: now })
    .where("id", "=", id)
    .where("confirmed_at", "is", null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

type Settled = { orderId: string; lines: readonly WithdrawnLine[] };

/** Replaces the statement's order and pieces. */
export async function settleStatement(db: Db, id: string, { orderId, lines }: Settled): Promise<void> {
  await db.updateTable("withdrawal").set({ order_id: orderId }).where("id", "=", id).execute();
  await db.deleteFrom("withdrawal_line").where("withdrawal_id", "=", id).execute();
  await insertLines(db, id, orderId, lines);
}

export async function markForCheck(db: Db, id: string): Promise<void> {
  await db.updateTable("withdrawal").set({ needs_check: 1 }).where("id", "=", id).execute();
}

/** Returns the id of the order with that number if it was placed with that e-mail. */
export async function findOrderIdByNumber(db: Db, orderNumber: string, email: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("orders")
    .where("number", "=", orderNumber.replace(/\s/g, ""))
    .where("email_key", "=", normalizeEmail(email))
    .select("id")
    .executeTakeFirst();
  return row?.id;
}

/** Returns true when the order was placed with that e-mail. */
export async function isOrderedWith(db: Db, orderId: string, email: string): Promise<boolean> {
  const row = await db
    .selectFrom("orders")
    .where("id", "=", orderId)
    .where("email_key", "=", normalizeEmail(email))
    .select("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes unconfirmed statements that were submitted before an instant. */
export async function purgeExpiredStatements(db: Db, submittedBefore: number): Promise<void> {
  await db
    .deleteFrom("withdrawal")
    .where("confirmed_at", "is", null)
    .where("submitted_at", "<", submittedBefore)
    .execute();
}

/** Returns the times of an order's withdrawals, partial or full, the oldest first. */
export async function readWithdrawalTimes(db: Db, orderId: string): Promise<number[]> {
  const rows = await db
    .selectFrom("withdrawal")
    .where("order_id", "=", orderId)
    .where("confirmed_at", "is not", null)
    .orderBy("confirmed_at")
    .select("confirmed_at as at")
    .execute();
  return rows.flatMap(({ at }) => (at === null ? [] : [at]));
}

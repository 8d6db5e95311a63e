import { sql } from "kysely";
import { noProductId } from "~/features/cart/gift/gift";
import { orderStates } from "~/features/delivery/orderStates";
import type { Db } from "~/platform/database/database.server";
import type { WithdrawalState } from "~/platform/database/schema";
import type { Locale } from "~/platform/i18n/locale";
import type { Settlement } from "./settlement";
import type { WithdrawnLine } from "./withdrawal";
import { shownState } from "./withdrawalStates";

/** A confirmed withdrawal, as staff see it. */
export type Withdrawal = {
  id: string;
  number: number;
  state: WithdrawalState;
  orderId: string | null;
  locale: Locale;
  email: string;
  confirmedAt: number;
  needsCheck: boolean;
  refundMinor: number;
};

/**
 * Locks a confirmed withdrawal until the transaction ends; returns false when there is none. Lock its order after it.
 */
export async function lockNumbered(db: Db, number: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("withdrawal")
    .set(({ ref }) => ({ number: ref("number") }))
    .where("number", "=", number)
    .where("confirmed_at", "is not", null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Reads a confirmed withdrawal. Lock it first if its state decides something. */
export async function findWithdrawal(db: Db, number: number): Promise<Withdrawal | undefined> {
  const row = await db
    .selectFrom("withdrawal")
    .where("number", "=", number)
    .where("confirmed_at", "is not", null)
    .select(["id", "state", "order_id as orderId", "locale", "email", "confirmed_at as confirmedAt"])
    .select(["needs_check as needsCheck", "refund_minor as refundMinor"])
    .executeTakeFirst();
  return row && { ...row, number, confirmedAt: row.confirmedAt ?? 0, needsCheck: row.needsCheck === 1 };
}

/** Assigns the next number. The sequence stays locked until the transaction ends, so the caller does this last. */
export async function giveNumber(db: Db, id: string): Promise<void> {
  const { last_number } = await db
    .updateTable("withdrawal_sequence")
    .set((eb) => ({ last_number: eb("last_number", "+", 1) }))
    .returning("last_number")
    .executeTakeFirstOrThrow();
  await db.updateTable("withdrawal").set({ number: last_number }).where("id", "=", id).execute();
}

export type WithdrawnPieces = WithdrawnLine & {
  name: string;
  /** Is empty for a product with only one variant. */
  variantName: string;
  productId: number;
  variantId: number;
  /** Counts all pieces of a gift voucher: nothing has to be sent back, so they are back once withdrawn from. */
  backQuantity: number;
};

/** Returns the lines of a withdrawal with the pieces that came back, in the order in which all code locks stock. */
export async function readWithdrawnPieces(db: Db, withdrawalId: string): Promise<WithdrawnPieces[]> {
  const rows = await db
    .selectFrom("withdrawal_line")
    .innerJoin("order_line", (join) =>
      join
        .onRef("order_line.order_id", "=", "withdrawal_line.order_id")
        .onRef("order_line.position", "=", "withdrawal_line.line_position"),
    )
    .where("withdrawal_line.withdrawal_id", "=", withdrawalId)
    .orderBy("order_line.variant_id")
    .orderBy("order_line.position")
    .select(["withdrawal_line.line_position as linePosition", "withdrawal_line.quantity", "order_line.name"])
    .select("order_line.variant_name as variantName")
    .select(["order_line.product_id as productId", "order_line.variant_id as variantId"])
    .select((eb) =>
      eb
        .selectFrom("withdrawal_receipt")
        .whereRef("withdrawal_receipt.withdrawal_id", "=", "withdrawal_line.withdrawal_id")
        .whereRef("withdrawal_receipt.line_position", "=", "withdrawal_line.line_position")
        .select(sql<number>`coalesce(sum(withdrawal_receipt.quantity), 0)`.as("pieces"))
        .as("back"),
    )
    .execute();
  return rows.map(({ back, ...row }) => ({
    ...row,
    backQuantity: row.variantId === noProductId ? row.quantity : Number(back ?? 0),
  }));
}

/** Reduces a withdrawal to the pieces that came back; the others count as not withdrawn from. */
export async function keepOnlyReturned(
  db: Db,
  withdrawalId: string,
  pieces: readonly WithdrawnPieces[],
): Promise<void> {
  for (const { linePosition, backQuantity } of pieces) {
    const line = { withdrawal_id: withdrawalId, line_position: linePosition };
    if (backQuantity === 0)
      await db
        .deleteFrom("withdrawal_line")
        .where((eb) => eb.and(line))
        .execute();
    else {
      const lines = db.updateTable("withdrawal_line").set({ quantity: backQuantity });
      await lines.where((eb) => eb.and(line)).execute();
    }
  }
}

type Step = { state: WithdrawalState; at: number; actor: string; reason?: string };

export async function enterWithdrawalState(db: Db, id: string, { state, at, actor, reason }: Step): Promise<void> {
  await db
    .updateTable("withdrawal")
    .set({ state, changed_at: at, changed_by: actor, needs_check: 0, ...(reason === undefined ? {} : { reason }) })
    .where("id", "=", id)
    .execute();
}

export async function saveSettlement(
  db: Db,
  id: string,
  { refundMinor, giftMinor, deliveryMinor, loweredMinor }: Omit<Settlement, "goodsMinor">,
): Promise<void> {
  await db
    .updateTable("withdrawal")
    .set({ refund_minor: refundMinor, gift_minor: giftMinor })
    .set({ delivery_minor: deliveryMinor, lowered_minor: loweredMinor })
    .where("id", "=", id)
    .execute();
}

export type OrderWithdrawal = {
  number: number | null;
  state: WithdrawalState;
  confirmedAt: number;
  reason: string;
  refundMinor: number;
  giftMinor: number;
  loweredMinor: number;
  pieces: WithdrawnPieces[];
};

/** Returns an order's withdrawals, the oldest first. */
export async function readOrderWithdrawals(db: Db, orderId: string): Promise<OrderWithdrawal[]> {
  const rows = await db
    .selectFrom("withdrawal")
    .innerJoin("orders", "orders.id", "withdrawal.order_id")
    .where("order_id", "=", orderId)
    .where("confirmed_at", "is not", null)
    .orderBy("confirmed_at")
    .orderBy("withdrawal.id")
    .select(["withdrawal.id", "withdrawal.number", "withdrawal.state", "reason", "lowered_minor as loweredMinor"])
    .select(["confirmed_at as confirmedAt", "refund_minor as refundMinor", "withdrawal.gift_minor as giftMinor"])
    .select(["orders.state as orderState", "orders.refund_due_at as refundDueAt"])
    .execute();
  return Promise.all(
    rows.map(async ({ id, orderState, refundDueAt, confirmedAt, ...row }) => ({
      ...row,
      state: shownState(row.state, {
        isOrderCancelled: orderStates[orderState].isCancelled,
        isRefundDue: refundDueAt !== null,
      }),
      confirmedAt: confirmedAt ?? 0,
      pieces: await readWithdrawnPieces(db, id),
    })),
  );
}

import type { PaymentId } from "~/features/delivery/delivery";
import type { Db } from "~/platform/database/database.server";
import { flag } from "~/platform/database/flag";
import { newId } from "~/platform/database/ids.server";
import type { OrderState } from "~/platform/database/schema";

import { type Actor, dueBounds } from "./orderMoves";

/**
 * Locks an order until the transaction ends, so that of two deeds at once the second sees what the first has done. With
 * a `customerId` only that customer's own. False when there is none.
 */
export async function lockOrder(db: Db, id: string, customerId?: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("orders")
    .set(({ ref }) => ({ state: ref("state") }))
    .where("id", "=", id)
    .$if(customerId !== undefined, (query) => query.where("customer_id", "=", customerId ?? ""))
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function findOrderId(db: Db, number: string): Promise<string | undefined> {
  const row = await db.selectFrom("orders").where("number", "=", number).select("id").executeTakeFirst();
  return row?.id;
}

type Move = { state: OrderState; at: number; actor: Actor };

/** Writes the new state and that it was entered. Money for what is now cancelled is owed back. */
export async function writeState(db: Db, id: string, { state, at, actor }: Move): Promise<void> {
  await db.updateTable("orders").set({ state }).where("id", "=", id).execute();
  if (state === "cancelled") await oweIfCancelled(db, id, at);
  await db.insertInto("order_event").values({ id: newId(), order_id: id, state, at, actor }).execute();
}

/** Money that comes for a cancelled order is owed back at once (decision 62). */
export async function writePaid(
  db: Db,
  id: string,
  { at, actor, isTrial }: Omit<Move, "state"> & Pick<PaymentWay, "isTrial">,
): Promise<void> {
  await db
    .updateTable("orders")
    .set({ paid_at: at, paid_by: actor, is_trial_payment: flag(isTrial) })
    .where("id", "=", id)
    .execute();
  await oweIfCancelled(db, id, at);
}

async function oweIfCancelled(db: Db, id: string, at: number) {
  const isOwed = await db
    .selectFrom("orders")
    .where("id", "=", id)
    .where("state", "=", "cancelled")
    .where("paid_at", "is not", null)
    .select("id")
    .executeTakeFirst();
  if (isOwed) await oweRefund(db, id, at);
}

/** Money is owed back; since when, is written once. */
export async function oweRefund(db: Db, id: string, at: number): Promise<void> {
  await db
    .updateTable("orders")
    .set({ refund_due_at: at })
    .where("id", "=", id)
    .where("refund_due_at", "is", null)
    .execute();
}

export type PaymentWay = { paymentId: PaymentId; isTrial: boolean };

export async function writePaymentWay(db: Db, id: string, { paymentId, isTrial }: PaymentWay): Promise<void> {
  await db
    .updateTable("orders")
    .set({ payment_id: paymentId, is_trial_payment: flag(isTrial) })
    .where("id", "=", id)
    .execute();
}

/** Where the pieces of an order came from, in the order in which stock is touched everywhere. */
export async function readAllocations(db: Db, orderId: string) {
  return db
    .selectFrom("order_allocation")
    .innerJoin("order_line", (join) =>
      join
        .onRef("order_line.order_id", "=", "order_allocation.order_id")
        .onRef("order_line.position", "=", "order_allocation.line_position"),
    )
    .where("order_allocation.order_id", "=", orderId)
    .orderBy("order_line.variant_id")
    .orderBy("order_line.position")
    .orderBy("order_allocation.store_id")
    .select(["order_line.variant_id as variantId", "order_allocation.store_id as storeId", "order_allocation.quantity"])
    .execute();
}

/** Ids of orders whose money is overdue, or whose customers are to be reminded of it, the oldest first. */
export async function readUnpaidIds(db: Db, now: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("orders")
    .where("paid_at", "is", null)
    .where("state", "=", "accepted")
    .where((eb) =>
      eb.or(
        dueBounds(now).map(({ paymentId, cancelledUntil, remindedUntil }) =>
          eb.and([
            eb("payment_id", "=", paymentId),
            eb.or([
              eb("placed_at", "<=", cancelledUntil),
              eb.and([eb("placed_at", "<=", remindedUntil), eb("reminded_at", "is", null)]),
            ]),
          ]),
        ),
      ),
    )
    .orderBy("placed_at")
    .limit(limit)
    .select("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** False when the reminder was written already. */
export async function markReminded(db: Db, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("orders")
    .set({ reminded_at: now })
    .where("id", "=", id)
    .where("reminded_at", "is", null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

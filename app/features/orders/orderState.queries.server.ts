import type { PaymentId } from "~/features/delivery/paymentMethods";
import type { Db } from "~/platform/database/database.server";
import { flag } from "~/platform/database/flag";
import { newId } from "~/platform/database/ids.server";
import type { OrderState } from "~/platform/database/schema";
import { batchesOf } from "~/platform/text/batches";
import type { Actor } from "./orderTransitions";
import { type Allocation, byVariantAndPlace, type OrderPieces } from "./placement/allocation";

/**
 * Locks an order until the transaction ends, so that the second of two concurrent actions sees what the first has done.
 * With a `customerId` it locks only that customer's own order. Returns false when there is no such order.
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

type StateChange = { state: OrderState; at: number; actor: Actor; reason?: string };

/** Stores the new state and its event. */
export async function updateState(db: Db, id: string, { state, at, actor, reason = "" }: StateChange): Promise<void> {
  await db.updateTable("orders").set({ state }).where("id", "=", id).execute();
  await db.insertInto("order_event").values({ id: newId(), order_id: id, state, at, actor, reason }).execute();
}

/** Stores when the customer received the goods. */
export async function markDelivered(db: Db, id: string, deliveredAt: number): Promise<void> {
  await db.updateTable("orders").set({ delivered_at: deliveredAt }).where("id", "=", id).execute();
}

/** `amountMinor` is null for a payment at the gateway, because the payment attempts hold the amount. */
type NewPayment = Omit<StateChange, "state" | "reason"> &
  Pick<PaymentMethodChange, "isTrial"> & { amountMinor: number | null };

export async function updatePaid(db: Db, id: string, { at, actor, isTrial, amountMinor }: NewPayment): Promise<void> {
  await db
    .updateTable("orders")
    .set({ paid_at: at, paid_by: actor, paid_minor: amountMinor, is_trial_payment: flag(isTrial) })
    .where("id", "=", id)
    .execute();
}

/** Stores the amount that was paid by other means than the gateway. */
export async function updatePaidMinor(db: Db, id: string, amountMinor: number): Promise<void> {
  await db.updateTable("orders").set({ paid_minor: amountMinor }).where("id", "=", id).execute();
}

/** Marks that a refund is due. When it is marked already, the first instant stays. */
export async function markRefundDue(db: Db, id: string, at: number): Promise<void> {
  await db
    .updateTable("orders")
    .set({ refund_due_at: at })
    .where("id", "=", id)
    .where("refund_due_at", "is", null)
    .execute();
}

/** Removes the mark that a refund is due, once everything that was owed has been paid back. */
export async function clearRefundDue(db: Db, id: string): Promise<void> {
  await db.updateTable("orders").set({ refund_due_at: null }).where("id", "=", id).execute();
}

/** Who recorded the payment and its amount, since when a refund is due, and since when the customer keeps no piece. */
export type PaymentRecord = {
  paidBy: string | null;
  /**
   * The amount paid by other means than the gateway. Null means the whole amount due, or nothing if the gateway was
   * paid.
   */
  paidMinor: number | null;
  refundDueAt: number | null;
  withdrawnAt: number | null;
};

export async function readPaymentRecord(db: Db, orderId: string): Promise<PaymentRecord> {
  return db
    .selectFrom("orders")
    .where("id", "=", orderId)
    .select(["paid_by as paidBy", "paid_minor as paidMinor", "refund_due_at as refundDueAt"])
    .select("withdrawn_at as withdrawnAt")
    .executeTakeFirstOrThrow();
}

export type PaymentMethodChange = { paymentId: PaymentId; isTrial: boolean };

export async function updatePaymentMethod(
  db: Db,
  id: string,
  { paymentId, isTrial }: PaymentMethodChange,
): Promise<void> {
  await db
    .updateTable("orders")
    .set({ payment_id: paymentId, is_trial_payment: flag(isTrial) })
    .where("id", "=", id)
    .execute();
}

/** Reads the places that an order's pieces come from, in the order in which all code locks stock. */
export async function readAllocations(db: Db, orderId: string): Promise<(Allocation & OrderPieces)[]> {
  const rows = await db
    .selectFrom("order_allocation")
    .innerJoin("order_line", (join) =>
      join
        .onRef("order_line.order_id", "=", "order_allocation.order_id")
        .onRef("order_line.position", "=", "order_allocation.line_position"),
    )
    .where("order_allocation.order_id", "=", orderId)
    .select(["order_allocation.order_id as orderId", "order_line.position as linePosition"])
    .select(["order_line.variant_id as variantId", "order_allocation.store_id as storeId", "order_allocation.quantity"])
    .execute();
  return rows.sort(byVariantAndPlace);
}

/** Reads the pieces of these orders that withdrawals have brought back or that claims have paid back. */
export async function readReturnedPieces(db: Db, orderIds: readonly string[]): Promise<OrderPieces[]> {
  const returned: OrderPieces[] = [];
  for (const batch of batchesOf(orderIds)) returned.push(...(await readReturnedRows(db, batch)));
  return returned;
}

async function readReturnedRows(db: Db, orderIds: readonly string[]) {
  const withdrawn = await db
    .selectFrom("withdrawal_receipt")
    .innerJoin("withdrawal", "withdrawal.id", "withdrawal_receipt.withdrawal_id")
    .where("withdrawal.order_id", "in", orderIds)
    .select(["withdrawal.order_id as orderId", "line_position as linePosition", "quantity"])
    .$narrowType<{ orderId: string }>()
    .execute();
  const claimed = await db
    .selectFrom("warranty_claim_line")
    .where("order_id", "in", orderIds)
    .select(["order_id as orderId", "line_position as linePosition", "returned_quantity as quantity"])
    .execute();
  return [...withdrawn, ...claimed];
}

/** Marks an order of which the customer keeps no piece; null removes the mark when the customer keeps one again. */
export async function markWithdrawn(db: Db, id: string, at: number | null): Promise<void> {
  await db.updateTable("orders").set({ withdrawn_at: at }).where("id", "=", id).execute();
}

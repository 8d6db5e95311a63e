import type { Db } from "~/platform/database/database.server";
import type { OrderState } from "~/platform/database/schema";
import type { Locale } from "~/platform/i18n/locale";

/** Orders as staff look for them, whoever's they are. */

export type DeskFilter = {
  state?: OrderState | undefined;
  isUnpaid: boolean;
  /** Only those whose money is owed back. */
  isRefundDue: boolean;
};

export type DeskRow = {
  number: string;
  state: OrderState;
  locale: Locale;
  placedAt: number;
  paidAt: number | null;
  refundDueAt: number | null;
  email: string;
  totalMinor: number;
  isTrialPayment: boolean;
};

/** The newest first. */
export async function listDeskOrders(db: Db, filter: DeskFilter, limit: number): Promise<DeskRow[]> {
  const { state } = filter;
  const rows = await db
    .selectFrom("orders")
    .$if(state !== undefined, (query) => query.where("state", "=", state ?? "accepted"))
    .$if(filter.isUnpaid, (query) => query.where("paid_at", "is", null))
    .$if(filter.isRefundDue, (query) => query.where("refund_due_at", "is not", null))
    .orderBy("placed_at", "desc")
    .orderBy("number", "desc")
    .limit(limit)
    .select(["number", "state", "locale", "placed_at as placedAt", "paid_at as paidAt", "email"])
    .select(["refund_due_at as refundDueAt", "total_minor as totalMinor", "is_trial_payment"])
    .execute();
  return rows.map(({ is_trial_payment, ...row }) => ({ ...row, isTrialPayment: is_trial_payment === 1 }));
}

export type DeskFacts = { paidBy: string | null; refundDueAt: number | null; withdrawnAt: number | null };

/** What only staff see of an order. */
export async function readDeskFacts(db: Db, orderId: string): Promise<DeskFacts> {
  return db
    .selectFrom("orders")
    .where("id", "=", orderId)
    .select(["paid_by as paidBy", "refund_due_at as refundDueAt", "withdrawn_at as withdrawnAt"])
    .executeTakeFirstOrThrow();
}

/** Says that a line was made or altered for its customer. Lines count from 1; false when there is none such. */
export async function markAltered(db: Db, orderId: string, position: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("order_line")
    .set({ is_altered: 1 })
    .where("order_id", "=", orderId)
    .where("position", "=", position)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

import type { Db } from "~/platform/database/database.server";
import type { OrderState } from "~/platform/database/schema";
import type { Locale } from "~/platform/i18n/locale";

/** Orders of all customers, for staff. */

export type StaffOrderFilter = {
  state?: OrderState | undefined;
  isUnpaid: boolean;
  /** Only orders with a refund due. */
  isRefundDue: boolean;
};

export type StaffOrderRow = {
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
export async function listStaffOrders(db: Db, filter: StaffOrderFilter, limit: number): Promise<StaffOrderRow[]> {
  const orders = db.selectFrom("orders");
  const rows = await (filter.state === undefined ? orders : orders.where("state", "=", filter.state))
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

export type StaffOrderDetails = { paidBy: string | null; refundDueAt: number | null; withdrawnAt: number | null };

/** Details of an order that only staff see. */
export async function readStaffOrderDetails(db: Db, orderId: string): Promise<StaffOrderDetails> {
  return db
    .selectFrom("orders")
    .where("id", "=", orderId)
    .select(["paid_by as paidBy", "refund_due_at as refundDueAt", "withdrawn_at as withdrawnAt"])
    .executeTakeFirstOrThrow();
}

/** Marks a line as made or altered for its customer. Positions start at 1; false when there is no such line. */
export async function markAltered(db: Db, orderId: string, position: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("order_line")
    .set({ is_altered: 1 })
    .where("order_id", "=", orderId)
    .where("position", "=", position)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

import { type Expression, expressionBuilder, type SqlBool, sql } from "kysely";
import { carrierIds, carrierRules } from "~/features/delivery/carriers";
import { orderStates, statesThat } from "~/features/delivery/orderStates";
import { isPaidInAdvance } from "~/features/delivery/paidWhen";
import { paymentIds } from "~/features/delivery/paymentMethods";
import type { Db } from "~/platform/database/database.server";
import type { OrderState, Tables } from "~/platform/database/schema";
import type { Locale } from "~/platform/i18n/locale";

/** Queries for the orders of all customers, for staff. */

export type StaffOrderFilter = {
  state?: OrderState | undefined;
  isUnpaid?: boolean | undefined;
  /** Only orders whose goods may be packed: they are paid, or are paid when they are handed over or later. */
  isToPack?: boolean | undefined;
  /** Only orders with a refund due. */
  isRefundDue?: boolean | undefined;
  /** Only orders placed from this instant on. */
  placedFrom?: number | undefined;
  /** Only orders placed before this instant. */
  placedBefore?: number | undefined;
  /**
   * Only orders in which this text is a part of the number, the e-mail, the phone, a name, an address, a company or a
   * product code, in any letter case.
   */
  text?: string | undefined;
  /** Only orders that are picked up in this place, or of which pieces come from it. */
  storeId?: string | undefined;
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

export type Window = { limit: number; offset: number };

/** Lists a page of the orders that match the filter, the newest first. */
export async function listStaffOrders(db: Db, filter: StaffOrderFilter, page: Window): Promise<StaffOrderRow[]> {
  const rows = await db
    .selectFrom("orders")
    .where(matches(filter))
    .orderBy("placed_at", "desc")
    .orderBy("number", "desc")
    .limit(page.limit)
    .offset(page.offset)
    .select(["number", "state", "locale", "placed_at as placedAt", "paid_at as paidAt", "email"])
    .select(["refund_due_at as refundDueAt", "total_minor as totalMinor", "is_trial_payment"])
    .execute();
  return rows.map(({ is_trial_payment, ...row }) => ({ ...row, isTrialPayment: is_trial_payment === 1 }));
}

export async function countStaffOrders(db: Db, filter: StaffOrderFilter): Promise<number> {
  const { count } = await db
    .selectFrom("orders")
    .where(matches(filter))
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

function matches({ state, storeId, text, ...filter }: StaffOrderFilter) {
  const eb = expressionBuilder<Tables, "orders">();
  const conditions: (Expression<SqlBool> | undefined)[] = [
    state && eb("orders.state", "=", state),
    filter.isToPack ? mayBePacked() : undefined,
    filter.isUnpaid ? eb("paid_at", "is", null) : undefined,
    filter.isRefundDue ? eb("refund_due_at", "is not", null) : undefined,
    filter.placedFrom === undefined ? undefined : eb("placed_at", ">=", filter.placedFrom),
    filter.placedBefore === undefined ? undefined : eb("placed_at", "<", filter.placedBefore),
    text ? contains(text) : undefined,
    storeId ? comesFrom(storeId) : undefined,
  ];
  return eb.and(conditions.filter((condition) => condition !== undefined));
}

const packedStates = statesThat("isAwaited").filter((state) => !orderStates[state].needsPayment);
const paidBefore = paymentIds.filter(isPaidInAdvance);
const packedCarriers = carrierIds.filter((id) => carrierRules[id].kind !== "email");

function mayBePacked() {
  const eb = expressionBuilder<Tables, "orders">();
  return eb.and([
    eb("orders.state", "in", packedStates),
    eb("carrier_id", "in", packedCarriers),
    eb.or([eb("paid_at", "is not", null), eb("payment_id", "not in", paidBefore)]),
  ]);
}

const addresses = ["billing_json", "delivery_json"];

/**
 * Returns the condition that an order contains the text. The database ignores letter case, but SQLite does so for ASCII
 * alone; so the text as typed is compared as well.
 */
function contains(text: string) {
  const eb = expressionBuilder<Tables, "orders">();
  const pattern = patternOf(text);
  // Both addresses with their names and companies are stored as JSON, whose keys would match shorter texts.
  const columns = ["number", "email", "lastname", "firstname", ...(text.length > 3 ? addresses : [])];
  return eb.or([
    ...columns.map(
      (column) =>
        sql<SqlBool>`lower(${sql.ref(column)}) like lower(${pattern}) escape '\\' or ${sql.ref(column)} like ${pattern} escape '\\'`,
    ),
    eb.exists(
      eb
        .selectFrom("order_line")
        .whereRef("order_line.order_id", "=", "orders.id")
        .where(sql<SqlBool>`lower(order_line.code) like lower(${pattern}) escape '\\'`)
        .select("order_line.order_id"),
    ),
    // Phone numbers are stored without spaces.
    sql<SqlBool>`phone like ${patternOf(text.replace(/\s/g, ""))} escape '\\'`,
  ]);
}

function patternOf(text: string): string {
  return `%${text.replace(/[\\%_]/g, "\\$&")}%`;
}

function comesFrom(storeId: string) {
  const eb = expressionBuilder<Tables, "orders">();
  const pieces = eb
    .selectFrom("order_allocation")
    .whereRef("order_allocation.order_id", "=", "orders.id")
    .where("order_allocation.store_id", "=", storeId)
    .select("order_allocation.order_id");
  return eb.or([eb("pickup_store_id", "=", storeId), eb.exists(pieces)]);
}

/** Reads the place that each piece of an order is taken from, line by line. */
export async function readPicking(db: Db, orderId: string) {
  return db
    .selectFrom("order_allocation")
    .leftJoin("store_text", (join) =>
      join.onRef("store_text.store_id", "=", "order_allocation.store_id").on("store_text.locale", "=", "cs"),
    )
    .where("order_allocation.order_id", "=", orderId)
    .orderBy("line_position")
    .orderBy("order_allocation.store_id")
    .select(["line_position as position", "order_allocation.store_id as storeId", "quantity", "store_text.name"])
    .execute();
}

/** Reads the positions of the lines that are made or altered for their customer. */
export async function readAlteredLines(db: Db, orderId: string): Promise<number[]> {
  const rows = await db
    .selectFrom("order_line")
    .where("order_id", "=", orderId)
    .where("is_altered", "=", 1)
    .select("position")
    .execute();
  return rows.map(({ position }) => position);
}

/** Marks a line as made or altered for its customer. Positions start at 1. Returns false when there is no such line. */
export async function markAltered(db: Db, orderId: string, position: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("order_line")
    .set({ is_altered: 1 })
    .where("order_id", "=", orderId)
    .where("position", "=", position)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

import { sql } from "kysely";

import { normalizeEmail } from "~/features/customers/customer";
import type { Db } from "~/platform/database/database.server";
import type { OrderState } from "~/platform/database/schema";
import type { Locale } from "~/platform/i18n/locale";

import type { Order } from "./orders";
import { findOrder } from "./orders.queries.server";

/**
 * Queries for a customer's own orders. Orders of other customers are treated as if they did not exist (decision 101).
 */

/** Number of orders on one page of the account (decision 30). */
const ordersOnPage = 10;

export type CustomerOrderRow = {
  id: string;
  number: string;
  locale: Locale;
  state: OrderState;
  paidAt: number | null;
  isTrialPayment: boolean;
  placedAt: number;
  /** The order's value in smallest units, including what gift vouchers paid. */
  valueMinor: number;
  /** The amount that is paid in money, in smallest units. */
  totalMinor: number;
};

/** Lists a page of the customer's orders, the newest first. `page` is counted from 1. */
export async function listCustomerOrders(
  db: Db,
  customerId: string,
  page: number,
): Promise<{ orders: CustomerOrderRow[]; pageCount: number }> {
  const { count } = await db
    .selectFrom("orders")
    .where("customer_id", "=", customerId)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom("orders")
    .where("customer_id", "=", customerId)
    .orderBy("placed_at", "desc")
    .orderBy("id")
    .limit(ordersOnPage)
    .offset((page - 1) * ordersOnPage)
    .select([
      "id",
      "number",
      "locale",
      "state",
      "paid_at as paidAt",
      "placed_at as placedAt",
      "total_minor as totalMinor",
      "value_minor as valueMinor",
      "is_trial_payment",
    ])
    .execute();
  const orders = rows.map(({ is_trial_payment, ...row }) => ({ ...row, isTrialPayment: is_trial_payment === 1 }));
  return { orders, pageCount: Math.max(1, Math.ceil(count / ordersOnPage)) };
}

export async function findCustomerOrder(db: Db, customerId: string, id: string): Promise<Order | undefined> {
  const row = await db
    .selectFrom("orders")
    .where("id", "=", id)
    .where("customer_id", "=", customerId)
    .select("id")
    .executeTakeFirst();
  return row && findOrder(db, row.id);
}

/** `reason` says why staff set the state although a rule spoke against it; otherwise it is empty. */
export type OrderEvent = { state: OrderState; at: number; actor: string; reason: string };

export async function readOrderEvents(db: Db, orderId: string): Promise<OrderEvent[]> {
  return db
    .selectFrom("order_event")
    .where("order_id", "=", orderId)
    .orderBy("at")
    .orderBy(byProgress)
    .select(["state", "at", "actor", "reason"])
    .execute();
}

/** Sorts events of the same millisecond in the only order in which they can have happened. */
const byProgress = sql`case state when 'accepted' then 1 when 'pending' then 2 when 'ready' then 3 when 'shipped' then 3 else 4 end`;

/** Reads all orders of a customer in full, for the data export. */
export async function readAllOrders(db: Db, customerId: string): Promise<Order[]> {
  const rows = await db
    .selectFrom("orders")
    .where("customer_id", "=", customerId)
    .orderBy("placed_at")
    .select("id")
    .execute();
  const orders: Order[] = [];
  for (const { id } of rows) {
    const order = await findOrder(db, id);
    if (order) orders.push(order);
  }
  return orders;
}

/** Assigns to the customer the orders without an account that were placed with this e-mail address. */
export async function claimOrders(db: Db, customerId: string, email: string): Promise<void> {
  await db
    .updateTable("orders")
    .set({ customer_id: customerId })
    .where("customer_id", "is", null)
    .where(sql`lower(email)`, "=", normalizeEmail(email))
    .execute();
}

/** Reads all orders of an e-mail address in full, whether they have an account or not, the oldest first. */
export async function readOrdersWith(db: Db, email: string): Promise<Order[]> {
  const rows = await db
    .selectFrom("orders")
    .where("email_key", "=", normalizeEmail(email))
    .orderBy("placed_at")
    .select("id")
    .execute();
  const orders: Order[] = [];
  for (const { id } of rows) orders.push(...[await findOrder(db, id)].flatMap((order) => order ?? []));
  return orders;
}

/** Removes the notes of the given order lines, such as the message of a gift voucher. */
export async function forgetLineNotes(tx: Db, lines: readonly { orderId: string; position: number }[]): Promise<void> {
  for (const { orderId, position } of lines) {
    await tx
      .updateTable("order_line")
      .set({ note: "" })
      .where("order_id", "=", orderId)
      .where("position", "=", position)
      .execute();
  }
}

/**
 * Removes from the orders of an e-mail address all personal data that neither the invoice nor the contract needs:
 * notes, the network hash, and the text of the carrier's review. Returns the numbers of these orders, which stay.
 */
export async function forgetOrderExtras(tx: Db, email: string): Promise<string[]> {
  const rows = await tx
    .updateTable("orders")
    .set({ network_hash: null, note: "" })
    .where("email_key", "=", normalizeEmail(email))
    .returning(["id", "number"])
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await tx.updateTable("carrier_review").set({ body: "" }).where("order_id", "in", ids).execute();
  return rows.map(({ number }) => number).sort();
}

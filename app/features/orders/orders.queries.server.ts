import { type ExpressionBuilder, expressionBuilder } from "kysely";

import { type CartOwner, isCartOf } from "~/features/cart/cart.queries.server";
import { readOrderedGifts } from "~/features/giftVouchers/orderGift.queries.server";
import type { Discount } from "~/features/vouchers/discount";
import type { Db } from "~/platform/database/database.server";
import { hashOfSecret, isSameSecret } from "~/platform/database/ids.server";
import type { Tables } from "~/platform/database/schema";

import { parseBilling, parseCarrierId, parseDestination, parsePaymentId } from "./orderJson";
import { redact } from "./orderPrivacy";
import type { Order, OrderLine } from "./orders";
import { findShipment } from "./shipping/shipment.queries.server";

/** The ids that address an order's page, and the fields that say whether the order must be paid first. */
export type PlacedOrder = Pick<Order, "id" | "number" | "summaryHash" | "paidAt" | "paymentId"> & {
  /** The guest's new temporary id; null for a customer's order. */
  tempId: string | null;
};

/**
 * Finds the order of a submitted checkout by its token and its owner. A guest is recognised by the temporary id that
 * placed the order and also by the id that replaced it, because a browser may send the form twice before it receives
 * the new cookie.
 */
export async function findPlacedOrder(db: Db, owner: CartOwner, orderToken: string): Promise<PlacedOrder | undefined> {
  const row = await db
    .selectFrom("orders")
    .innerJoin("cart", "cart.id", "orders.cart_id")
    .where("orders.order_token", "=", orderToken)
    .where(wasOrderedBy(owner))
    .select(placedColumns)
    .executeTakeFirst();
  return row && { ...row, paymentId: parsePaymentId(row.paymentId) };
}

const placedColumns = [
  "orders.id",
  "orders.number",
  "orders.summary_hash as summaryHash",
  "orders.paid_at as paidAt",
  "orders.payment_id as paymentId",
  "cart.temp_id as tempId",
] as const;

export async function readPlacedOrder(db: Db, id: string): Promise<PlacedOrder> {
  const row = await db
    .selectFrom("orders")
    .innerJoin("cart", "cart.id", "orders.cart_id")
    .where("orders.id", "=", id)
    .select(placedColumns)
    .executeTakeFirstOrThrow();
  return { ...row, paymentId: parsePaymentId(row.paymentId) };
}

export type RecentOrder = Pick<Order, "id" | "number" | "summaryHash">;

/**
 * Finds the newest order that this customer or guest placed since an instant, for a browser tab that still shows the
 * checkout. A guest is recognised only by the temporary id that the order issued: an attacker may know the one before
 * it.
 */
export async function findRecentOrder(db: Db, owner: CartOwner, since: number): Promise<RecentOrder | undefined> {
  return db
    .selectFrom("orders")
    .innerJoin("cart", "cart.id", "orders.cart_id")
    .where(isCartOf(owner))
    .where("orders.placed_at", ">=", since)
    .orderBy("orders.placed_at", "desc")
    .orderBy("orders.number", "desc")
    .select(["orders.id", "orders.number", "orders.summary_hash as summaryHash"])
    .limit(1)
    .executeTakeFirst();
}

function wasOrderedBy(owner: CartOwner) {
  if ("customerId" in owner) return isCartOf(owner);
  const eb = expressionBuilder<Tables, "cart">();
  const byOldId = eb("cart.ordered_by_hash", "=", hashOfSecret(owner.tempId)).and("cart.locale", "=", owner.locale);
  return eb.or([isCartOf(owner), byOldId]);
}

/**
 * Finds the order of a secret address. Returns undefined for a wrong id and for a wrong hash alike. After
 * `orderVisibleDays` the contact is redacted (decision 25).
 */
export async function findOrderSummary(
  db: Db,
  key: { id: string; summaryHash: string },
  now: number,
): Promise<Order | undefined> {
  const order = await findOrder(db, key.id);
  if (!order || !isSameSecret(key.summaryHash, order.summaryHash)) return undefined;
  return redact(order, now);
}

export async function findOrder(db: Db, id: string): Promise<Order | undefined> {
  const row = await db.selectFrom("orders").selectAll().select(takenOff).where("id", "=", id).executeTakeFirst();
  if (!row) return undefined;
  return {
    id: row.id,
    number: row.number,
    summaryHash: row.summary_hash,
    locale: row.locale,
    currencyCode: row.currency_code,
    state: row.state,
    paidAt: row.paid_at,
    isTrialPayment: row.is_trial_payment === 1,
    placedAt: row.placed_at,
    shipment: await findShipment(db, id),
    deliveredAt: row.delivered_at,
    email: row.email,
    phone: row.phone,
    billing: parseBilling(row.billing_json),
    destination: parseDestination(row.delivery_json),
    note: row.note,
    carrierId: parseCarrierId(row.carrier_id),
    paymentId: parsePaymentId(row.payment_id),
    lines: await readOrderLines(db, id),
    totals: {
      goodsMinor: row.goods_minor + row.discount_minor,
      discounts: await readDiscounts(db, id),
      deliveryMinor: row.delivery_minor,
      paymentMinor: row.payment_minor,
      roundingMinor: row.rounding_minor,
      totalMinor: row.total_minor,
    },
    takenOffMinor: Number(row.withdrawn_minor ?? 0) + Number(row.claimed_minor ?? 0),
  };
}

/** Selects the sums that withdrawals and claims for defects take off the price. */
function takenOff(eb: ExpressionBuilder<Tables, "orders">) {
  const given = (table: "withdrawal" | "warranty_claim") =>
    eb
      .selectFrom(table)
      .whereRef(`${table}.order_id`, "=", "orders.id")
      .select(({ fn }) => fn.sum<number | null>(`${table}.refund_minor`).as("sum"));
  return [
    given("withdrawal").where("withdrawal.confirmed_at", "is not", null).as("withdrawn_minor"),
    given("warranty_claim").as("claimed_minor"),
  ] as const;
}

async function readDiscounts(db: Db, orderId: string): Promise<Discount[]> {
  return db
    .selectFrom("order_discount")
    .where("order_id", "=", orderId)
    .orderBy("position")
    .select(["kind", "voucher_id as voucherId", "code", "basis_points as basisPoints", "amount_minor as amountMinor"])
    .execute();
}

async function readOrderLines(db: Db, orderId: string): Promise<OrderLine[]> {
  const gifts = await readOrderedGifts(db, orderId);
  const rows = await db
    .selectFrom("order_line")
    .where("order_id", "=", orderId)
    .orderBy("position")
    .select([
      "position",
      "product_id as productId",
      "variant_id as variantId",
      "code",
      "name",
      "variant_name as variantName",
      "note",
      "quantity",
      "unit_minor as unitMinor",
      "line_minor as lineMinor",
      "tax_basis_points as taxBasisPoints",
      "discount_minor as discountMinor",
    ])
    .execute();
  return rows.map(({ position, ...line }) => {
    const gift = gifts.get(position);
    return gift ? { ...line, gift } : line;
  });
}

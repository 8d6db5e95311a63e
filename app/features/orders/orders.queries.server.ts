import { expressionBuilder } from "kysely";

import { type CartOwner, isCartOf } from "~/features/cart/cart.queries.server";
import type { Discount } from "~/features/vouchers/discount";
import type { Db } from "~/platform/database/database.server";
import { hashOfSecret, isSameSecret } from "~/platform/database/ids.server";
import type { Tables } from "~/platform/database/schema";

import { billingOf, carrierIdOf, destinationOf, paymentIdOf } from "./orderJson";
import { mask } from "./orderPrivacy";
import type { Order, OrderLine } from "./orders";

/** What an order's page needs to be found again, and whether it is to be paid first. */
export type PlacedOrder = Pick<Order, "id" | "number" | "summaryHash" | "paidAt"> & {
  paymentId: string;
  /** The temporary id under which a guest goes on; null for a customer's order. */
  tempId: string | null;
};

/**
 * The order that came of a submitted checkout; a stranger's token finds nothing. A guest is known by the id that the
 * order was placed with and by the one that came after it: a browser may have sent the form twice before it heard.
 */
export async function findPlacedOrder(db: Db, owner: CartOwner, orderToken: string): Promise<PlacedOrder | undefined> {
  return db
    .selectFrom("orders")
    .innerJoin("cart", "cart.id", "orders.cart_id")
    .where("orders.order_token", "=", orderToken)
    .where(wasOrderedBy(owner))
    .select(["orders.id", "orders.number", "orders.summary_hash as summaryHash"])
    .select(["orders.paid_at as paidAt", "orders.payment_id as paymentId", "cart.temp_id as tempId"])
    .executeTakeFirst();
}

function wasOrderedBy(owner: CartOwner) {
  if ("customerId" in owner) return isCartOf(owner);
  const eb = expressionBuilder<Tables, "cart">();
  const byOldId = eb("cart.ordered_by_hash", "=", hashOfSecret(owner.tempId)).and("cart.locale", "=", owner.locale);
  return eb.or([isCartOf(owner), byOldId]);
}

/**
 * The order behind its unguessable address, in its own language. Undefined for a wrong id or hash alike. After 30 days
 * the contact is masked (decision 25).
 */
export async function findOrderSummary(
  db: Db,
  key: { id: string; summaryHash: string },
  now: number,
): Promise<Order | undefined> {
  const order = await findOrder(db, key.id);
  if (!order || !isSameSecret(key.summaryHash, order.summaryHash)) return undefined;
  return mask(order, now);
}

export async function findOrder(db: Db, id: string): Promise<Order | undefined> {
  const row = await db.selectFrom("orders").selectAll().where("id", "=", id).executeTakeFirst();
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
    email: row.email,
    phone: row.phone,
    billing: billingOf(row.billing_json),
    destination: destinationOf(row.delivery_json),
    note: row.note,
    carrierId: carrierIdOf(row.carrier_id),
    paymentId: paymentIdOf(row.payment_id),
    lines: await readOrderLines(db, id),
    totals: {
      goodsMinor: row.goods_minor + row.discount_minor,
      discounts: await readDiscounts(db, id),
      deliveryMinor: row.delivery_minor,
      paymentMinor: row.payment_minor,
      roundingMinor: row.rounding_minor,
      totalMinor: row.total_minor,
    },
  };
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
  return db
    .selectFrom("order_line")
    .where("order_id", "=", orderId)
    .orderBy("position")
    .select([
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
}

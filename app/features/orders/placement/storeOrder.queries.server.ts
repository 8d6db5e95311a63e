import type { Cart, CartOwner } from "~/features/cart/cart.queries.server";
import { normalizeEmail } from "~/features/customers/customer";
import { orderValue } from "~/features/delivery/delivery";
import { slotInstant } from "~/features/delivery/pickupSlots";
import { insertOrderGifts } from "~/features/giftVouchers/orderGift.queries.server";
import { type Discount, discountSum, giftSum } from "~/features/vouchers/discount";
import type { Db } from "~/platform/database/database.server";
import { flag } from "~/platform/database/flag";
import { newId } from "~/platform/database/ids.server";
import type { Order, OrderLine } from "../orders";
import type { Allocation } from "./allocation";

/**
 * Returns the year's next number, from 1. There are no gaps, because a rollback returns the number. The row stays
 * locked until the transaction ends.
 */
export async function nextInSequence(db: Db, year: number): Promise<number> {
  const row = await db
    .insertInto("order_sequence")
    .values({ year, last_number: 1 })
    .onConflict((conflict) =>
      conflict.column("year").doUpdateSet((eb) => ({ last_number: eb("order_sequence.last_number", "+", 1) })),
    )
    .returning("last_number")
    .executeTakeFirstOrThrow();
  return row.last_number;
}

export async function writeNumber(db: Db, orderId: string, number: string): Promise<void> {
  await db.updateTable("orders").set({ number }).where("id", "=", orderId).execute();
}

/** Inserts the order, its lines, discounts, allocations and first event. */
export async function insertOrder(
  db: Db,
  order: Order,
  {
    cart,
    allocations,
    ...buyer
  }: { cart: Pick<Cart, "id" | "orderToken">; allocations: readonly Allocation[] } & PlacedBy,
): Promise<void> {
  await db
    .insertInto("orders")
    .values(orderRow(order, cart, buyer))
    .execute();
  await db
    .insertInto("order_line")
    .values(order.lines.map((line, index) => lineRow(order.id, line, index + 1)))
    .execute();
  if (order.totals.discounts.length > 0) {
    await db
      .insertInto("order_discount")
      .values(order.totals.discounts.map((discount, index) => discountRow(order.id, discount, index + 1)))
      .execute();
  }
  await insertOrderGifts(db, order.id, order.lines);
  if (allocations.length > 0) {
    await db
      .insertInto("order_allocation")
      .values(allocations.map((allocation) => allocationRow(order.id, allocation)))
      .execute();
  }
  await db
    .insertInto("order_event")
    .values({ id: newId(), order_id: order.id, state: order.state, at: order.placedAt, actor: "customer" })
    .execute();
}

type PlacedBy = { owner?: CartOwner; networkHash?: string | null; termsId?: string | null };

function orderRow(
  order: Order,
  cart: Pick<Cart, "id" | "orderToken">,
  { owner, networkHash = null, termsId = null }: PlacedBy,
) {
  const { totals, destination } = order;
  return {
    id: order.id,
    number: order.number,
    summary_hash: order.summaryHash,
    cart_id: cart.id,
    order_token: cart.orderToken,
    customer_id: owner && "customerId" in owner ? owner.customerId : null,
    locale: order.locale,
    currency_code: order.currencyCode,
    state: order.state,
    paid_at: order.paidAt,
    is_trial_payment: flag(order.isTrialPayment),
    placed_at: order.placedAt,
    email: order.email,
    email_key: normalizeEmail(order.email),
    network_hash: networkHash,
    terms_id: termsId,
    phone: order.phone,
    firstname: order.billing.firstname,
    lastname: order.billing.lastname,
    billing_json: JSON.stringify(order.billing),
    delivery_json: JSON.stringify(destination),
    note: order.note,
    carrier_id: order.carrierId,
    pickup_at: destination.kind === "store" && destination.slot ? slotInstant(destination.slot) : null,
    pickup_store_id: destination.kind === "store" ? destination.store.id : null,
    pickup_point_id: destination.kind === "point" ? destination.point.id : null,
    payment_id: order.paymentId,
    goods_minor: totals.goodsMinor - discountSum(totals.discounts),
    discount_minor: discountSum(totals.discounts),
    gift_minor: giftSum(totals.discounts),
    delivery_minor: totals.deliveryMinor,
    payment_minor: totals.paymentMinor,
    rounding_minor: totals.roundingMinor,
    value_minor: orderValue(totals),
    total_minor: totals.totalMinor,
  };
}

function lineRow(orderId: string, line: OrderLine, position: number) {
  return {
    order_id: orderId,
    position,
    product_id: line.productId,
    variant_id: line.variantId,
    code: line.code,
    name: line.name,
    variant_name: line.variantName,
    note: line.note,
    quantity: line.quantity,
    unit_minor: line.unitMinor,
    line_minor: line.lineMinor,
    tax_basis_points: line.taxBasisPoints,
    discount_minor: line.discountMinor,
  };
}

function discountRow(orderId: string, { kind, voucherId, code, basisPoints, amountMinor }: Discount, position: number) {
  const names = { kind, voucher_id: voucherId, code, basis_points: basisPoints };
  return { order_id: orderId, position, ...names, amount_minor: amountMinor };
}

function allocationRow(orderId: string, { linePosition, storeId, quantity }: Allocation) {
  return { order_id: orderId, line_position: linePosition, store_id: storeId, quantity };
}

import { isDeepStrictEqual } from "node:util";
import type { CartLine } from "~/features/cart/cart";
import type { Cart, CartOwner } from "~/features/cart/cart.queries.server";
import { closeCart } from "~/features/cart/cartCheckout.queries.server";
import { readCartLines } from "~/features/cart/cartLine.queries.server";
import { deleteOrderedGifts } from "~/features/cart/gift/cartGift.queries.server";
import { moveGuestCarts } from "~/features/cart/guest/guestCart.queries.server";
import type { CompleteCheckout } from "~/features/checkout/checkout";
import { slotInstant } from "~/features/delivery/pickupSlots";
import { countPickups } from "~/features/delivery/slotLoad.queries.server";
import { isPointOpen } from "~/features/pickupPoints/pickupPoint.queries.server";
import { markProductsChanged } from "~/features/products/catalogRevision.queries.server";
import { refreshAvailability } from "~/features/products/refreshCategoryListings.server";
import { lockStore } from "~/features/stores/lockStore.queries.server";
import { takeStock } from "~/features/stores/stock.queries.server";
import { redeemVoucher } from "~/features/vouchers/voucherUse.queries.server";
import type { Db } from "~/platform/database/database.server";
import { newId } from "~/platform/database/ids.server";
import { queueMail } from "~/platform/mail/outbox.queries.server";
import { type buildConfirmation, withDocuments, withOrderNumber } from "../email/orderConfirmation.server";
import { issueInvoice } from "../invoicing/issueInvoice.server";
import { type Order, orderNumber, orderYear } from "../orders";
import { findPlacedOrder } from "../orders.queries.server";
import type { Allocation } from "./allocation";
import { insertOrderKey, type OrderKey } from "./orderKey.queries.server";
import { ConcurrentUpdate, OrderRefusedError, type PlaceOrderResult } from "./placement";
import { insertOrder, nextInSequence, writeNumber } from "./storeOrder.queries.server";
import { type Buyer, holdsTooManyUnpaid } from "./unpaidOrders.queries.server";

export type PlacedBy = Omit<Buyer, "email">;

/**
 * An order that is ready to be stored. The order and its e-mail have a provisional number, which the transaction
 * replaces.
 */
export type PreparedOrder = {
  checkout: CompleteCheckout;
  order: Order;
  allocations: Allocation[];
  /** The version of the texts of law that the order agrees to. */
  termsId: string | null;
  confirmation: ReturnType<typeof buildConfirmation>;
  /** Is true when delivery and contact came with the order, so that the cart does not have them yet. */
  isFilled: boolean;
  key: OrderKey | null;
};

/**
 * Stores a prepared order in the caller's transaction. It locks the most contended rows last: the store of a pickup,
 * vouchers, then stock, then listings, then the number. All other code locks them in the same order.
 */
export async function storeOrder(db: Db, buyer: PlacedBy, prepared: PreparedOrder): Promise<PlaceOrderResult> {
  const { owner } = buyer;
  const { checkout, order, allocations, termsId, confirmation, isFilled, key } = prepared;
  const { orderToken } = checkout.cart;
  const nextTempId = newId();
  const cart = await closeCart(db, owner, orderToken, nextTempId, isFilled ? checkout.cart : null);
  if (!cart) return findPlacedBefore(db, owner, orderToken);
  if (!isUnchanged(checkout, cart, await readCartLines(db, cart))) throw new ConcurrentUpdate();
  const { point } = checkout.delivery;
  // The retry reads the checkout again and finds it incomplete.
  if (point && !(await isPointOpen(db, point.id))) throw new ConcurrentUpdate();
  await takeSlot(db, checkout);
  if ("tempId" in owner) await moveGuestCarts(db, owner.tempId, nextTempId);
  await rejectTooManyUnpaid(db, checkout, buyer);
  await insertOrder(db, order, { cart, allocations, termsId, ...buyer });
  // Later calls with the same key find the order by it.
  if (key && !(await insertOrderKey(db, key, { orderId: order.id, now: order.placedAt })))
    throw new OrderRefusedError({ ok: false, reason: "no-cart" });
  await deleteOrderedGifts(db, cart.id);
  await redeemVouchers(db, order, cart.customerId);
  await notifyListings(db, checkout, await takeFromStock(db, allocations));
  const number = await assignNumber(db, order);
  const documents = await issuePaidInvoice(db, { ...order, number });
  const numbered = withOrderNumber(confirmation, order.number, number);
  await queueMail(db, withDocuments(numbered, documents), order.placedAt);
  const { id, summaryHash, paidAt, paymentId } = order;
  const tempId = "tempId" in owner ? nextTempId : null;
  return { ok: true, order: { id, number, summaryHash, paidAt, paymentId, tempId } };
}

/**
 * Checks that the pickup's slot has room. It locks the store, so that the second of two orders for the last place in a
 * slot sees the first one.
 */
async function takeSlot(db: Db, { delivery: { store, slot }, settings: { pickup } }: CompleteCheckout): Promise<void> {
  if (!store || !slot) return;
  await lockStore(db, store.id);
  const isFull = (await countPickups(db, { storeId: store.id, at: slotInstant(slot) })) >= pickup.per_slot;
  // The retry reads the checkout again and finds it incomplete.
  if (isFull) throw new ConcurrentUpdate();
}

/** Returns true when the closed cart still has the lines and prices that the order was prepared from. */
function isUnchanged({ cart, lines }: CompleteCheckout, closed: Cart, closedLines: readonly CartLine[]): boolean {
  const priced = ({ id, variantId, quantity, note, unitMinor, isInSale, taxBasisPoints }: CartLine) => [
    id,
    variantId,
    quantity,
    note,
    unitMinor,
    isInSale,
    taxBasisPoints,
  ];
  return isDeepStrictEqual([closed, closedLines.map(priced)], [cart, lines.map(priced)]);
}

export async function findPlacedBefore(db: Db, owner: CartOwner, orderToken: string): Promise<PlaceOrderResult> {
  const order = await findPlacedOrder(db, owner, orderToken);
  return order ? { ok: true, order } : { ok: false, reason: "no-cart" };
}

/**
 * Refuses the order when the buyer has too many unpaid orders. An order that gift vouchers pay in full is not unpaid.
 */
async function rejectTooManyUnpaid(db: Db, { contact, totals, settings }: CompleteCheckout, buyer: PlacedBy) {
  if (totals.totalMinor === 0) return;
  const isTooMany = await holdsTooManyUnpaid(db, { ...buyer, email: contact.email }, settings.unpaid_orders);
  if (isTooMany) throw new OrderRefusedError({ ok: false, reason: "too-many-unpaid" });
}

/** Takes all pieces from stock and returns the variants of which a place has no piece left. */
async function takeFromStock(db: Db, allocations: readonly Allocation[]): Promise<Set<number>> {
  const soldOutVariantIds = new Set<number>();
  for (const { variantId, storeId, quantity } of allocations) {
    const left = await takeStock(db, variantId, storeId, quantity);
    // Another order has taken the pieces first.
    if (left === undefined) throw new ConcurrentUpdate();
    if (left === 0) soldOutVariantIds.add(variantId);
  }
  return soldOutVariantIds;
}

/**
 * Records one use of each voucher, in the order of their ids. When another order had the last use, placing is retried.
 */
async function redeemVouchers(
  db: Db,
  { id, email, totals, placedAt }: Order,
  customerId: string | null,
): Promise<void> {
  const byVoucher = totals.discounts.toSorted((a, b) => ((a.voucherId ?? "") < (b.voucherId ?? "") ? -1 : 1));
  for (const discount of byVoucher) {
    const isRedeemed = await redeemVoucher(db, discount, { orderId: id, customerId, email, now: placedAt });
    if (!isRedeemed) throw new ConcurrentUpdate();
  }
}

/** Updates the listings of the products of which a place has no pieces of a variant left. */
async function notifyListings(
  db: Db,
  { lines }: CompleteCheckout,
  soldOutVariantIds: ReadonlySet<number>,
): Promise<void> {
  const products = lines.filter(({ variantId }) => soldOutVariantIds.has(variantId)).map(({ productId }) => productId);
  const productIds = [...new Set(products)];
  await refreshAvailability(db, productIds);
  await markProductsChanged(db, productIds);
}

/**
 * Issues the invoice of an order that gift vouchers have paid in full. Any other order gets its invoice with the
 * payment or the handover.
 */
async function issuePaidInvoice(db: Db, order: Order) {
  if (order.paidAt === null) return [];
  return issueInvoice({ db, now: () => order.placedAt }, order, { isPaid: true, isHandedOver: false });
}

/**
 * Assigns the year's next number to the order. This comes last, because the number's counter stays locked until the
 * transaction ends.
 */
async function assignNumber(db: Db, { id, placedAt }: Order): Promise<string> {
  const year = orderYear(placedAt);
  const number = orderNumber(year, await nextInSequence(db, year));
  await writeNumber(db, id, number);
  return number;
}

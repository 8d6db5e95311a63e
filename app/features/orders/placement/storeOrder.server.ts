import { isDeepStrictEqual } from "node:util";

import type { CartLine } from "~/features/cart/cart";
import type { Cart, CartOwner } from "~/features/cart/cart.queries.server";
import { readCartLines } from "~/features/cart/cartLine.queries.server";
import { moveGuestCarts } from "~/features/cart/guest/guestCart.queries.server";
import type { WholeCheckout } from "~/features/checkout/checkout";
import { markProductsChanged } from "~/features/products/catalogRevision.queries.server";
import { refreshAvailability } from "~/features/products/refreshCategoryListings.server";
import { takeStock } from "~/features/stores/stock.queries.server";
import { takeVoucher } from "~/features/vouchers/voucherUse.queries.server";
import type { Db } from "~/platform/database/database.server";
import { newId } from "~/platform/database/ids.server";
import { queueMail } from "~/platform/mail/outbox.queries.server";
import { type confirmationOf, numbered } from "../email/orderConfirmation.server";
import { type Order, orderNumber, orderYear } from "../orders";
import { findPlacedOrder } from "../orders.queries.server";
import type { Allocation } from "./allocation";
import { Overtaken, type Placed, Refused } from "./placement";
import { closeCart, insertOrder, nextInSequence, writeNumber } from "./storeOrder.queries.server";
import { type Buyer, holdsTooManyUnpaid } from "./unpaidOrders.queries.server";

export type PlacedBy = Omit<Buyer, "email">;

/** `order` goes under a number of nobody's until the transaction gives it its own; so does the letter. */
export type Prepared = {
  checkout: WholeCheckout;
  order: Order;
  allocations: Allocation[];
  letter: ReturnType<typeof confirmationOf>;
};

/**
 * Rows that many orders want are locked last: vouchers, then stock, then what listings show, then the number. Whoever
 * else locks some of them does so in the same order.
 */
export async function storeOrder(db: Db, buyer: PlacedBy, prepared: Prepared): Promise<Placed> {
  const { owner } = buyer;
  const { checkout, order, allocations, letter } = prepared;
  const { orderToken } = checkout.cart;
  const nextTempId = newId();
  const cart = await closeCart(db, owner, orderToken, nextTempId);
  if (!cart) return placedBefore(db, owner, orderToken);
  if (!isAsRead(checkout, cart, await readCartLines(db, cart))) throw new Overtaken();
  if ("tempId" in owner) await moveGuestCarts(db, owner.tempId, nextTempId);
  await refuseTooManyUnpaid(db, checkout, buyer);
  await insertOrder(db, order, { cart, allocations, ...buyer });
  await takeVouchers(db, order, cart.customerId);
  await tellListings(db, checkout, await takePieces(db, allocations));
  const number = await numberOrder(db, order);
  await queueMail(db, numbered(letter, order.number, number), order.placedAt);
  const { id, summaryHash, paidAt, paymentId } = order;
  const tempId = "tempId" in owner ? nextTempId : null;
  return { ok: true, order: { id, number, summaryHash, paidAt, paymentId, tempId } };
}

/** What the order was made of, its goods and their prices, is in the cart that is now closed. */
function isAsRead({ cart, lines }: WholeCheckout, closed: Cart, closedLines: readonly CartLine[]): boolean {
  const priced = ({ id, variantId, quantity, note, unitMinor, isInSale, taxBasisPoints }: CartLine) => [
    ...[id, variantId, quantity, note, unitMinor, isInSale, taxBasisPoints],
  ];
  return isDeepStrictEqual([closed, closedLines.map(priced)], [cart, lines.map(priced)]);
}

export async function placedBefore(db: Db, owner: CartOwner, orderToken: string): Promise<Placed> {
  const order = await findPlacedOrder(db, owner, orderToken);
  return order ? { ok: true, order } : { ok: false, reason: "no-cart" };
}

/** What vouchers pay in full waits for no money. */
async function refuseTooManyUnpaid(db: Db, { contact, totals, settings }: WholeCheckout, buyer: PlacedBy) {
  if (totals.totalMinor === 0) return;
  const isTooMany = await holdsTooManyUnpaid(db, { ...buyer, email: contact.email }, settings.unpaid_orders);
  if (isTooMany) throw new Refused({ ok: false, reason: "too-many-unpaid" });
}

/** Takes every piece from its place, and gives the variants of which a place has no more. */
async function takePieces(db: Db, allocations: readonly Allocation[]): Promise<Set<number>> {
  const usedUp = new Set<number>();
  for (const { variantId, storeId, quantity } of allocations) {
    const left = await takeStock(db, variantId, storeId, quantity);
    // Another order was quicker: all is undone and tried again.
    if (left === undefined) throw new Overtaken();
    if (left === 0) usedUp.add(variantId);
  }
  return usedUp;
}

/** Counts the vouchers' uses, row after row in one order; when another order had the last one, all is tried again. */
async function takeVouchers(db: Db, { id, email, totals, placedAt }: Order, customerId: string | null): Promise<void> {
  const byVoucher = totals.discounts.toSorted((a, b) => ((a.voucherId ?? "") < (b.voucherId ?? "") ? -1 : 1));
  for (const discount of byVoucher) {
    const isTaken = await takeVoucher(db, discount, { orderId: id, customerId, email, now: placedAt });
    if (!isTaken) throw new Overtaken();
  }
}

/** Listings hear of a variant that a place has no more of; an order that leaves a piece tells them nothing. */
async function tellListings(db: Db, { lines }: WholeCheckout, usedUp: ReadonlySet<number>): Promise<void> {
  const products = lines.filter(({ variantId }) => usedUp.has(variantId)).map(({ productId }) => productId);
  const productIds = [...new Set(products)];
  await refreshAvailability(db, productIds);
  await markProductsChanged(db, productIds);
}

/** The next number of its year. The row that counts them is locked from here on: the transaction ends soon. */
async function numberOrder(db: Db, { id, placedAt }: Order): Promise<string> {
  const year = orderYear(placedAt);
  const number = orderNumber(year, await nextInSequence(db, year));
  await writeNumber(db, id, number);
  return number;
}

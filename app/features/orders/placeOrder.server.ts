import { isDeepStrictEqual } from "node:util";

import { type CartLine, isOrderable, lineState } from "~/features/cart/cart";
import { type Cart, type CartOwner, findCart } from "~/features/cart/cart.queries.server";
import { readCartLines } from "~/features/cart/cartLine.queries.server";
import { moveGuestCarts } from "~/features/cart/guestCart.queries.server";
import { markProductsChanged } from "~/features/catalog/catalogueRevision.queries.server";
import { refreshAvailability } from "~/features/catalog/refreshListings.server";
import { type Checkout, isWhole, type WholeCheckout } from "~/features/checkout/checkout";
import { readCheckout, recentTerms } from "~/features/checkout/readCheckout.server";
import { isOnline } from "~/features/payments/payments";
import { takeStock } from "~/features/stores/stock.queries.server";
import { takeVoucher } from "~/features/vouchers/voucherUse.queries.server";
import { type Db, isLostRace, isTaken } from "~/platform/database.server";
import { newId } from "~/platform/ids.server";
import { queueMail } from "~/platform/outbox.queries.server";
import { openTurns } from "~/platform/turns";
import type { World } from "~/platform/world.server";

import { type Allocation, planAllocations } from "./allocation";
import { draftOrder } from "./draftOrder";
import { confirmationOf, numbered } from "./orderConfirmation.server";
import { type Order, orderNumber, orderYear } from "./orders";
import { findPlacedOrder, type PlacedOrder } from "./orders.queries.server";
import { closeCart, insertOrder, nextInSequence, writeNumber } from "./storeOrder.queries.server";
import { type Buyer, holdsTooManyUnpaid } from "./unpaidOrders.queries.server";

/** What the visitor saw when agreeing: which cart, and the total that was shown. */
export type Agreement = { orderToken: string; shownTotalMinor: number };

export type Placed = { ok: true; order: PlacedOrder } | Refusal;

export type Refusal =
  /** The cart is not this visitor's, or is gone. */
  | { ok: false; reason: "no-cart" }
  | { ok: false; reason: "empty" }
  /** Delivery or contact is missing, or holds no more. */
  | { ok: false; reason: "incomplete" }
  | { ok: false; reason: "unavailable"; lineIds: string[] }
  /** The total is another than the one agreed to. */
  | { ok: false; reason: "changed"; totalMinor: number }
  /** The customer, or the network, has as many unpaid orders as are allowed. */
  | { ok: false; reason: "too-many-unpaid" };

type PlacedBy = Omit<Buyer, "email">;

type Shop = Pick<World, "db" | "now"> & {
  environment: Pick<World["environment"], "publicUrl" | "paymentGateway">;
};

const maxAttempts = 8;

/** Of a rush, so many orders at a time: the others cost neither a connection nor a lock while they wait. */
const limitOrders = openTurns(4);

/**
 * Turns the owner's cart into an order: all of it or nothing. Prices and stock are read again; the same agreement sent
 * twice, even at once, gives one order. A lost race is run again; when it is lost every time, the error is thrown.
 * `networkHash` tells where the visitor comes from, as far as it is known.
 */
export async function placeOrder(
  shop: Shop,
  owner: CartOwner,
  agreement: Agreement,
  networkHash: string | null = null,
): Promise<Placed> {
  return limitOrders(() => placeInTurn(shop, { owner, networkHash }, agreement));
}

async function placeInTurn(shop: Shop, buyer: PlacedBy, agreement: Agreement): Promise<Placed> {
  const { owner } = buyer;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await placeOnce(shop, buyer, agreement);
    } catch (error) {
      if (error instanceof Refused) return error.refusal;
      const order = isTaken(error) && (await findPlacedOrder(shop.db, owner, agreement.orderToken));
      if (order) return { ok: true, order };
      if (attempt === maxAttempts || !isWorthRetrying(error)) throw error;
    }
  }
}

/** All that can be read and written out beforehand is, so that others wait for the transaction as briefly as can be. */
async function placeOnce(shop: Shop, buyer: PlacedBy, { orderToken, shownTotalMinor }: Agreement): Promise<Placed> {
  const { db, now } = shop;
  const { owner } = buyer;
  const cart = await findCart(db, owner);
  if (cart?.orderToken !== orderToken) return placedBefore(db, owner, orderToken);
  const checkout = wholeOrRefuse(await readCheckout(shop, cart, now(), recentTerms), shownTotalMinor);
  const prepared = prepareOrder(shop, checkout);
  return db.transaction().execute((tx) => storeOrder(tx, buyer, prepared));
}

async function placedBefore(db: Db, owner: CartOwner, orderToken: string): Promise<Placed> {
  const order = await findPlacedOrder(db, owner, orderToken);
  return order ? { ok: true, order } : { ok: false, reason: "no-cart" };
}

/** `order` goes under a number of nobody's until the transaction gives it its own; so does the letter. */
type Prepared = {
  checkout: WholeCheckout;
  order: Order;
  allocations: Allocation[];
  letter: ReturnType<typeof confirmationOf>;
};

function prepareOrder(shop: Shop, checkout: WholeCheckout): Prepared {
  const { lines, stock, delivery } = checkout;
  const allocations = planAllocations(lines, stock, delivery.store?.id ?? null);
  if (!allocations) throw new Overtaken();
  const order = namedOrder(shop, checkout);
  return { checkout, order, allocations, letter: confirmationOf(shop.environment, order, checkout) };
}

/**
 * Rows that many orders want are locked last: vouchers, then stock, then what listings show, then the number. Whoever
 * else locks some of them does so in the same order.
 */
async function storeOrder(db: Db, buyer: PlacedBy, prepared: Prepared): Promise<Placed> {
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

function wholeOrRefuse(checkout: Checkout, shownTotalMinor: number): WholeCheckout {
  const { lines } = checkout;
  if (lines.length === 0) throw new Refused({ ok: false, reason: "empty" });
  if (!isWhole(checkout)) throw new Refused({ ok: false, reason: "incomplete" });
  if (!isOrderable(lines)) {
    const lineIds = lines.filter((line) => lineState(line) !== "ok").map(({ id }) => id);
    throw new Refused({ ok: false, reason: "unavailable", lineIds });
  }
  const { totalMinor } = checkout.totals;
  if (totalMinor !== shownTotalMinor) throw new Refused({ ok: false, reason: "changed", totalMinor });
  return checkout;
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

function namedOrder({ now, environment }: Shop, checkout: WholeCheckout): Order {
  const placedAt = now();
  const draft = draftOrder(checkout);
  // Vouchers have paid all of it.
  const paidAt = draft.totals.totalMinor === 0 ? placedAt : draft.paidAt;
  const isTrialPayment = paidAt === null && isOnline(draft) && environment.paymentGateway?.isTest === true;
  return { ...draft, id: newId(), summaryHash: newId(), number: newId(), placedAt, paidAt, isTrialPayment };
}

/** The next number of its year. The row that counts them is locked from here on: the transaction ends soon. */
async function numberOrder(db: Db, { id, placedAt }: Order): Promise<string> {
  const year = orderYear(placedAt);
  const number = orderNumber(year, await nextInSequence(db, year));
  await writeNumber(db, id, number);
  return number;
}

function isWorthRetrying(error: unknown): boolean {
  return error instanceof Overtaken || isLostRace(error) || isTaken(error);
}

/** Never leaves this file: it makes the database take everything back. */
class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.reason);
  }
}

/** Never leaves this file but after the last attempt. */
class Overtaken extends Error {}

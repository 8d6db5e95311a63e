import { orderWithdrawalAddress, summaryAddress } from "~/addresses";
import { isOrderable, lineState } from "~/features/cart/cart";
import type { CartOwner } from "~/features/cart/cart.queries.server";
import { moveGuestCarts } from "~/features/cart/guestCart.queries.server";
import { markProductsChanged } from "~/features/catalog/catalogueRevision.queries.server";
import { refreshAvailability } from "~/features/catalog/refreshListings.server";
import { type Checkout, isWhole, type WholeCheckout } from "~/features/checkout/checkout";
import { readCheckout } from "~/features/checkout/readCheckout.server";
import { isOnline } from "~/features/payments/payments";
import { readEmptyPlaces, readStock, takeStock } from "~/features/stores/stock.queries.server";
import { takeVoucher } from "~/features/vouchers/voucherUse.queries.server";
import { type Db, isLostRace, isTaken } from "~/platform/database.server";
import { translatorFor } from "~/platform/i18n/i18n.server";
import { newId } from "~/platform/ids.server";
import { queueMail } from "~/platform/outbox.queries.server";
import type { World } from "~/platform/world.server";
import { letterHtml, letterText } from "~/ui/letter";

import { type Allocation, planAllocations } from "./allocation";
import { draftOrder } from "./draftOrder";
import { orderLetter } from "./orderLetter";
import { type Order, orderNumber, orderYear } from "./orders";
import { findPlacedOrder, type PlacedOrder } from "./orders.queries.server";
import { closeCart, insertOrder, nextInSequence } from "./storeOrder.queries.server";
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

type Shop = Pick<World, "db" | "now"> & {
  environment: Pick<World["environment"], "publicUrl" | "paymentGateway">;
};

const maxAttempts = 8;

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
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await shop.db
        .transaction()
        .execute((tx) => placeOnce({ ...shop, db: tx }, { owner, networkHash }, agreement));
    } catch (error) {
      if (error instanceof Refused) return error.refusal;
      const order = isTaken(error) && (await findPlacedOrder(shop.db, owner, agreement.orderToken));
      if (order) return { ok: true, order };
      if (attempt === maxAttempts || !isWorthRetrying(error)) throw error;
    }
  }
}

async function placeOnce(
  shop: Shop,
  { owner, networkHash }: Omit<Buyer, "email">,
  { orderToken, shownTotalMinor }: Agreement,
): Promise<Placed> {
  const { db } = shop;
  const nextTempId = newId();
  const cart = await closeCart(db, owner, orderToken, nextTempId);
  if (!cart) {
    const order = await findPlacedOrder(db, owner, orderToken);
    return order ? { ok: true, order } : { ok: false, reason: "no-cart" };
  }
  if ("tempId" in owner) await moveGuestCarts(db, owner.tempId, nextTempId);
  const checkout = wholeOrRefuse(await readCheckout(shop, cart, shop.now()), shownTotalMinor);
  await refuseTooManyUnpaid(db, checkout, { owner, networkHash });
  const allocations = await takePieces(db, checkout);
  const order = await numberedOrder(shop, checkout);
  await insertOrder(db, order, { cart, allocations, owner, networkHash });
  await takeVouchers(db, order, cart.customerId);
  await queueConfirmation(shop, order, checkout);
  // The number's row is locked from here on, so orders refresh one after another and each sees what the last one took.
  await refreshAvailability(db, [...new Set(order.lines.map(({ productId }) => productId))]);
  await markUsedUp(db, checkout, allocations);
  const { id, number, summaryHash, paidAt, paymentId } = order;
  const tempId = "tempId" in owner ? nextTempId : null;
  return { ok: true, order: { id, number, summaryHash, paidAt, paymentId, tempId } };
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
async function refuseTooManyUnpaid(db: Db, { contact, totals, settings }: WholeCheckout, buyer: Omit<Buyer, "email">) {
  if (totals.totalMinor === 0) return;
  const isTooMany = await holdsTooManyUnpaid(db, { ...buyer, email: contact.email }, settings.unpaid_orders);
  if (isTooMany) throw new Refused({ ok: false, reason: "too-many-unpaid" });
}

/** Takes every piece from its place; when another order was quicker, all is undone and tried again. */
async function takePieces(db: Db, { lines, delivery }: WholeCheckout): Promise<Allocation[]> {
  const variantIds = lines.map(({ variantId }) => variantId);
  const plan = planAllocations(lines, await readStock(db, variantIds), delivery.store?.id ?? null);
  if (!plan) throw new Overtaken();
  for (const { variantId, storeId, quantity } of plan) {
    if (!(await takeStock(db, variantId, storeId, quantity))) throw new Overtaken();
  }
  return plan;
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
async function markUsedUp(db: Db, { lines }: WholeCheckout, allocations: readonly Allocation[]): Promise<void> {
  const empty = await readEmptyPlaces(
    db,
    allocations.map(({ variantId }) => variantId),
  );
  const isEmptied = ({ variantId, storeId }: Allocation) =>
    empty.some((place) => place.variantId === variantId && place.storeId === storeId);
  const usedUp = new Set(allocations.filter(isEmptied).map(({ variantId }) => variantId));
  const productIds = lines.filter(({ variantId }) => usedUp.has(variantId)).map(({ productId }) => productId);
  await markProductsChanged(db, [...new Set(productIds)]);
}

async function numberedOrder({ db, now, environment }: Shop, checkout: WholeCheckout): Promise<Order> {
  const placedAt = now();
  const year = orderYear(placedAt);
  const number = orderNumber(year, await nextInSequence(db, year));
  const draft = draftOrder(checkout);
  // Vouchers have paid all of it.
  const paidAt = draft.totals.totalMinor === 0 ? placedAt : draft.paidAt;
  const isTrialPayment = paidAt === null && isOnline(draft) && environment.paymentGateway?.isTest === true;
  return { ...draft, id: newId(), summaryHash: newId(), number, placedAt, paidAt, isTrialPayment };
}

async function queueConfirmation({ db, environment }: Shop, order: Order, { currency, settings }: WholeCheckout) {
  const summaryUrl = `${environment.publicUrl}${summaryAddress(order.locale, order)}`;
  const withdrawalUrl = `${environment.publicUrl}${orderWithdrawalAddress(order.locale, order)}`;
  const t = translatorFor(order.locale);
  const letter = orderLetter(order, { t, currency, settings, summaryUrl, withdrawalUrl });
  const words = { subject: letter.subject, text: letterText(letter), html: letterHtml(letter) };
  const address = { kind: "order-confirmation", reference: order.number, recipient: order.email };
  await queueMail(db, { ...words, ...address }, order.placedAt);
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

import { isOrderable, lineState } from "~/features/cart/cart";
import { type CartOwner, findCart } from "~/features/cart/cart.queries.server";
import { type Checkout, isWhole, type WholeCheckout } from "~/features/checkout/checkout";
import { readCheckout, recentTerms } from "~/features/checkout/readCheckout.server";
import { isOnline } from "~/features/payments/payments";
import { isLostRace, isTaken } from "~/platform/database/database.server";
import { newId } from "~/platform/database/ids.server";
import { openTurns } from "~/platform/process/limiter";
import type { World } from "~/platform/process/world.server";
import { confirmationOf } from "../email/orderConfirmation.server";
import type { Order } from "../orders";
import { findPlacedOrder } from "../orders.queries.server";
import { planAllocations } from "./allocation";
import { draftOrder } from "./draftOrder";
import { Overtaken, type Placed, Refused } from "./placement";
import { type PlacedBy, type Prepared, placedBefore, storeOrder } from "./storeOrder.server";

/** What the visitor saw when agreeing: which cart, and the total that was shown. */
export type Agreement = { orderToken: string; shownTotalMinor: number };

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

function prepareOrder(shop: Shop, checkout: WholeCheckout): Prepared {
  const { lines, stock, delivery } = checkout;
  const allocations = planAllocations(lines, stock, delivery.store?.id ?? null);
  if (!allocations) throw new Overtaken();
  const order = namedOrder(shop, checkout);
  return { checkout, order, allocations, letter: confirmationOf(shop.environment, order, checkout) };
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

function namedOrder({ now, environment }: Shop, checkout: WholeCheckout): Order {
  const placedAt = now();
  const draft = draftOrder(checkout);
  // Vouchers have paid all of it.
  const paidAt = draft.totals.totalMinor === 0 ? placedAt : draft.paidAt;
  const isTrialPayment = paidAt === null && isOnline(draft) && environment.paymentGateway?.isTest === true;
  return { ...draft, id: newId(), summaryHash: newId(), number: newId(), placedAt, paidAt, isTrialPayment };
}

function isWorthRetrying(error: unknown): boolean {
  return error instanceof Overtaken || isLostRace(error) || isTaken(error);
}

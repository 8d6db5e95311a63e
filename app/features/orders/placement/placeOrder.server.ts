import { isOrderable, lineState } from "~/features/cart/cart";
import { type CartOwner, findCart } from "~/features/cart/cart.queries.server";
import { type Checkout, type CompleteCheckout, isComplete } from "~/features/checkout/checkout";
import { type CheckoutChoice, fillCart } from "~/features/checkout/fillCart";
import { readCheckout, recentCheckoutContext } from "~/features/checkout/readCheckout.server";
import { currentTermsId } from "~/features/legal/agreedTerms/currentTerms.server";
import { isOnline } from "~/features/payments/payments";
import { isTransactionConflict, isUniqueViolation } from "~/platform/database/database.server";
import { newId } from "~/platform/database/ids.server";
import { createLimiter } from "~/platform/process/limiter";
import type { World } from "~/platform/process/world.server";
import { buildConfirmation } from "../email/orderConfirmation.server";
import type { Order } from "../orders";
import { findPlacedOrder } from "../orders.queries.server";
import { planAllocations } from "./allocation";
import { draftOrder } from "./draftOrder";
import type { OrderKey } from "./orderKey.queries.server";
import { ConcurrentUpdate, OrderRefusedError, type PlaceOrderResult } from "./placement";
import { findPlacedBefore, type PlacedBy, type PreparedOrder, storeOrder } from "./storeOrder.server";

/** What the visitor agreed to: the cart, identified by its token, and the total that was shown. */
export type Agreement = {
  orderToken: string;
  shownTotalMinor: number;
  /** The version of the texts of law that was shown; undefined when the request names none. */
  termsId?: string | undefined;
  /** Delivery, payment and contact, when they come together with the order instead of step by step. */
  filled?: CheckoutChoice;
  /** The idempotency key of an API call; it is stored with the order. */
  key?: OrderKey;
};

type PlaceOrderDeps = Pick<World, "db" | "now"> & {
  environment: Pick<World["environment"], "publicUrl" | "paymentGateway">;
};

const maxAttempts = 8;

/**
 * Limits how many orders are placed at the same time in a rush; waiting orders hold neither a connection nor a lock.
 */
const limitOrders = createLimiter(4);

/**
 * Turns the owner's cart into an order in one transaction. Prices and stock are read again. The same agreement sent
 * twice, even concurrently, places one order. A conflict is retried; the error of the last attempt is thrown.
 * `networkHash` is the pseudonym of the visitor's network, if it is known.
 */
export async function placeOrder(
  deps: PlaceOrderDeps,
  owner: CartOwner,
  agreement: Agreement,
  networkHash: string | null = null,
): Promise<PlaceOrderResult> {
  return limitOrders(() => placeWithRetries(deps, { owner, networkHash }, agreement));
}

async function placeWithRetries(
  deps: PlaceOrderDeps,
  buyer: PlacedBy,
  agreement: Agreement,
): Promise<PlaceOrderResult> {
  const { owner } = buyer;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await tryPlacing(deps, buyer, agreement);
    } catch (error) {
      if (error instanceof OrderRefusedError) return error.refusal;
      const order = isUniqueViolation(error) && (await findPlacedOrder(deps.db, owner, agreement.orderToken));
      if (order) return { ok: true, order };
      if (attempt === maxAttempts || !isRetryable(error)) throw error;
    }
  }
}

/**
 * Tries once to place the order. It reads and renders as much as possible before the transaction, so that the
 * transaction holds its locks only briefly.
 */
async function tryPlacing(
  deps: PlaceOrderDeps,
  buyer: PlacedBy,
  { orderToken, shownTotalMinor, termsId: shownTermsId, filled, key }: Agreement,
): Promise<PlaceOrderResult> {
  const { db, now } = deps;
  const { owner } = buyer;
  const cart = await findCart(db, owner);
  if (cart?.orderToken !== orderToken) return findPlacedBefore(db, owner, orderToken);
  const checkout = requireCompleteCheckout(
    await readCheckout(deps, filled ? fillCart(cart, filled) : cart, now(), recentCheckoutContext),
    shownTotalMinor,
  );
  const termsId = await currentTermsId(deps, owner.locale);
  if (shownTermsId !== undefined && shownTermsId !== (termsId ?? "")) {
    throw new OrderRefusedError({ ok: false, reason: "terms-changed" });
  }
  const prepared = { ...prepareOrder(deps, checkout, termsId), isFilled: filled !== undefined, key: key ?? null };
  return db.transaction().execute((tx) => storeOrder(tx, buyer, prepared));
}

function prepareOrder(
  deps: PlaceOrderDeps,
  checkout: CompleteCheckout,
  termsId: string | null,
): Omit<PreparedOrder, "isFilled" | "key"> {
  const { lines, stock, delivery } = checkout;
  const allocations = planAllocations(lines, stock, delivery.store?.id ?? null);
  if (!allocations) throw new ConcurrentUpdate();
  const order = buildOrder(deps, checkout);
  const confirmation = buildConfirmation(deps.environment, order, { ...checkout, termsId });
  return { checkout, order, allocations, termsId, confirmation };
}

function requireCompleteCheckout(checkout: Checkout, shownTotalMinor: number): CompleteCheckout {
  const { lines } = checkout;
  if (lines.length === 0) throw new OrderRefusedError({ ok: false, reason: "empty" });
  if (!isComplete(checkout)) throw new OrderRefusedError({ ok: false, reason: "incomplete" });
  if (!isOrderable(lines)) {
    const lineIds = lines.filter((line) => lineState(line) !== "ok").map(({ id }) => id);
    throw new OrderRefusedError({ ok: false, reason: "unavailable", lineIds });
  }
  const { totalMinor } = checkout.totals;
  if (totalMinor !== shownTotalMinor) throw new OrderRefusedError({ ok: false, reason: "changed", totalMinor });
  return checkout;
}

function buildOrder({ now, environment }: PlaceOrderDeps, checkout: CompleteCheckout): Order {
  const placedAt = now();
  const draft = draftOrder(checkout);
  // With nothing left to pay, gift vouchers have paid the whole order.
  const paidAt = draft.totals.totalMinor === 0 ? placedAt : draft.paidAt;
  const isTrialPayment = paidAt === null && isOnline(draft) && environment.paymentGateway?.isTrial === true;
  return { ...draft, id: newId(), summaryHash: newId(), number: newId(), placedAt, paidAt, isTrialPayment };
}

function isRetryable(error: unknown): boolean {
  return error instanceof ConcurrentUpdate || isTransactionConflict(error) || isUniqueViolation(error);
}

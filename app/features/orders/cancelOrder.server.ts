import { orderStates } from "~/features/delivery/orderStates";
import { endGiftVouchers, hasUsedGiftVoucher } from "~/features/giftVouchers/issueGiftVouchers.server";
import { markProductsChanged } from "~/features/products/catalogRevision.queries.server";
import { refreshAvailability } from "~/features/products/refreshCategoryListings.server";
import { receiveStock } from "~/features/stores/receiveStock.queries.server";
import { returnStock } from "~/features/stores/stock.queries.server";
import { releaseVoucherUses } from "~/features/vouchers/voucherUse.queries.server";
import type { Db } from "~/platform/database/database.server";
import { queueOrderEmail } from "./email/queueOrderEmail.server";
import { everythingLeft } from "./invoicing/creditContent";
import { issueCreditNote } from "./invoicing/issueCreditNote.server";
import { inTransaction, type OrderDeps } from "./orderDeps.server";
import { lockOrder, readAllocations, readReturnedPieces, updateState } from "./orderState.queries.server";
import type { Order } from "./orders";
import { findOrder } from "./orders.queries.server";
import { type Actor, isCancellable } from "./orderTransitions";
import { withoutReturned } from "./placement/allocation";
import { refreshRefundDue } from "./refunds/refreshRefundDue.server";

/**
 * Cancels an order, releases its stock and vouchers, issues a credit note for its invoice, and e-mails its customer.
 * This is the only place where an order is cancelled. The caller has locked the order in its transaction and has
 * checked that it may be cancelled.
 */
export async function cancelOrder(deps: OrderDeps, order: Order, actor: Actor): Promise<void> {
  const { db, now } = deps;
  await updateState(db, order.id, { state: "cancelled", at: now(), actor });
  const owedMinor = await refreshRefundDue(deps, order.id, now());
  await releaseVoucherUses(db, order.id, now());
  await endGiftVouchers(db, order.id, now());
  await releaseStock(db, order);
  const credit = await issueCreditNote(deps, order.id, { request: everythingLeft, reason: "cancelled" });
  const documents = credit.ok ? [credit.document] : [];
  await queueOrderEmail(deps, order, { kind: "cancelled", actor, owedMinor, documents });
}

/**
 * Returns the order's pieces to stock. This runs late in the transaction, because it locks rows that listings depend
 * on; only the document numbers are locked after them.
 */
async function releaseStock(db: Db, order: Order) {
  const { id, lines } = order;
  const returned = await readReturnedPieces(db, [id]);
  // Pieces that came back by a withdrawal are already in stock again or cannot be sold, and pieces of a paid claim
  // cannot be sold either. Both are left out.
  const pieces = withoutReturned(await readAllocations(db, id), returned);
  const readyIn = storeOfReadyGoods(order);
  if (readyIn === undefined) {
    for (const { variantId, storeId, quantity } of pieces) await returnStock(db, variantId, storeId, quantity);
  } else {
    for (const { variantId, quantity } of pieces) await receiveStock(db, variantId, readyIn, quantity);
  }
  const productIds = [...new Set(lines.map(({ productId }) => productId))];
  await refreshAvailability(db, productIds);
  await markProductsChanged(db, productIds);
}

/**
 * Returns the store in which the goods of a pickup lie, wherever they came from; undefined for any other order. `order`
 * is the order before it is cancelled.
 */
function storeOfReadyGoods({ state, destination }: Order): string | undefined {
  return orderStates[state].liesInStore && destination.kind === "store" ? destination.store.id : undefined;
}

export type CancelOrderResult = { ok: true } | { ok: false; reason: "unknown" | "too-late" };

/**
 * Cancels a customer's own order before it is processed. Of two concurrent calls, one succeeds and the other gets
 * `too-late`.
 */
export async function cancelOwnOrder(deps: OrderDeps, customerId: string, id: string): Promise<CancelOrderResult> {
  return cancelIfAllowed(deps, id, customerId);
}

/** Cancels an order in the same way for a visitor who has the secret address of the order's page. */
export async function cancelShownOrder(deps: OrderDeps, { id }: Pick<Order, "id">): Promise<CancelOrderResult> {
  return cancelIfAllowed(deps, id);
}

async function cancelIfAllowed(deps: OrderDeps, id: string, customerId?: string): Promise<CancelOrderResult> {
  return inTransaction(deps, async (txDeps) => {
    const order = (await lockOrder(txDeps.db, id, customerId)) ? await findOrder(txDeps.db, id) : undefined;
    if (!order) return { ok: false, reason: "unknown" };
    if (!isCancellable(order, txDeps.now())) return { ok: false, reason: "too-late" };
    // A gift voucher bought with this order was used already, so part of its money is spent.
    if (await hasUsedGiftVoucher(txDeps.db, id)) return { ok: false, reason: "too-late" };
    await cancelOrder(txDeps, order, "customer");
    return { ok: true };
  });
}

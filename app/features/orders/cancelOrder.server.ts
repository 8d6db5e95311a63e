import { markProductsChanged } from "~/features/products/catalogRevision.queries.server";
import { refreshAvailability } from "~/features/products/refreshCategoryListings.server";
import { returnStock } from "~/features/stores/stock.queries.server";
import { freeVoucherUses } from "~/features/vouchers/voucherUse.queries.server";
import type { Db } from "~/platform/database/database.server";
import { queueOrderLetter } from "./email/queueOrderEmail.server";
import { inOneDeed, type OrderDesk } from "./orderDesk.server";
import { type Actor, isCancellable } from "./orderMoves";
import { lockOrder, readAllocations, writeState } from "./orderState.queries.server";
import type { Order } from "./orders";
import { findOrder } from "./orders.queries.server";

/**
 * Part of the deed that decided to cancel, which has locked the order and looked whether it may: whatever the order held
 * is free again, and its customer hears of it. The one place where an order is cancelled, whoever asks.
 */
export async function cancelOrder(desk: OrderDesk, order: Order, actor: Actor): Promise<void> {
  const { db, now } = desk;
  await writeState(db, order.id, { state: "cancelled", at: now(), actor });
  await queueOrderLetter(desk, order, { kind: "cancelled", actor });
  await freeVoucherUses(db, order.id, now());
  await freePieces(db, order);
}

/** As its last step, since it locks what listings show. */
async function freePieces(db: Db, { id, lines }: Order) {
  for (const { variantId, storeId, quantity } of await readAllocations(db, id)) {
    await returnStock(db, variantId, storeId, quantity);
  }
  const productIds = [...new Set(lines.map(({ productId }) => productId))];
  await refreshAvailability(db, productIds);
  await markProductsChanged(db, productIds);
}

export type Cancelled = { ok: true } | { ok: false; reason: "unknown" | "too-late" };

/** A customer's own order, while nothing has been done for it. Of two at once one cancels and the other is too late. */
export async function cancelOwnOrder(desk: OrderDesk, customerId: string, id: string): Promise<Cancelled> {
  return cancelEarly(desk, id, customerId);
}

/** The same for whoever has the key of an order's page. */
export async function cancelShownOrder(desk: OrderDesk, { id }: Pick<Order, "id">): Promise<Cancelled> {
  return cancelEarly(desk, id);
}

async function cancelEarly(desk: OrderDesk, id: string, customerId?: string): Promise<Cancelled> {
  return inOneDeed(desk, async (inside) => {
    const order = (await lockOrder(inside.db, id, customerId)) ? await findOrder(inside.db, id) : undefined;
    if (!order) return { ok: false, reason: "unknown" };
    if (!isCancellable(order, inside.now())) return { ok: false, reason: "too-late" };
    await cancelOrder(inside, order, "customer");
    return { ok: true };
  });
}

import { orderStateIds, orderStates, statesThat } from "~/features/delivery/orderStates";
import { readReturnedPieces } from "~/features/orders/orderState.queries.server";
import { withoutReturned } from "~/features/orders/placement/allocation";
import type { Db } from "~/platform/database/database.server";

/** States of orders whose goods are still at the shop. */
const waiting = orderStateIds.filter((state) => {
  const { isShipped, isDelivered, isCancelled } = orderStates[state];
  return !isShipped && !isDelivered && !isCancelled;
});

/**
 * Counts pieces that are at a place although they are not for sale: those of orders that have not been handed over, and
 * of reservations.
 */
export async function countHeldPieces(db: Db, variantId: number, storeId: string): Promise<number> {
  return (await readHeldPieces(db, variantId))(variantId, storeId);
}

/** Returns such counts for every variant and place, or for those of one variant. */
export async function readHeldPieces(db: Db, variantId?: number) {
  const ordered = await readOrdered(db, variantId);
  const reserved = await db
    .selectFrom("reservation")
    .where("state", "=", "active")
    .$if(variantId !== undefined, (query) => query.where("variant_id", "=", variantId ?? 0))
    .select(["variant_id as variantId", "store_id as storeId", "quantity"])
    .execute();
  const held = new Map<string, number>();
  for (const piece of [...ordered, ...reserved]) {
    const key = `${piece.variantId} ${piece.storeId}`;
    held.set(key, (held.get(key) ?? 0) + piece.quantity);
  }
  return (id: number, storeId: string) => held.get(`${id} ${storeId}`) ?? 0;
}

/**
 * Reads the pieces of orders with their current places. Pieces that a withdrawal or a claim has brought back are not
 * held.
 */
async function readOrdered(db: Db, variantId?: number) {
  const pieces = await selectOrdered(db)
    .$if(variantId !== undefined, (query) => query.where("order_line.variant_id", "=", variantId ?? 0))
    .execute();
  const orderIds = [...new Set(pieces.map(({ orderId }) => orderId))];
  return withoutReturned(pieces, await readReturnedPieces(db, orderIds));
}

/**
 * Selects the pieces of orders. Pieces that have been brought together for a pickup are in its store, wherever they
 * came from.
 */
function selectOrdered(db: Db) {
  return db
    .selectFrom("order_allocation")
    .innerJoin("orders", "orders.id", "order_allocation.order_id")
    .innerJoin("order_line", (join) =>
      join
        .onRef("order_line.order_id", "=", "order_allocation.order_id")
        .onRef("order_line.position", "=", "order_allocation.line_position"),
    )
    .where("orders.state", "in", waiting)
    .orderBy("orders.id")
    .orderBy("order_line.variant_id")
    .orderBy("order_allocation.store_id")
    .select(({ eb, fn, ref }) => [
      "orders.id as orderId",
      "order_line.variant_id as variantId",
      "order_line.position as linePosition",
      eb
        .case()
        .when("orders.state", "in", statesThat("liesInStore"))
        .then(fn.coalesce("orders.pickup_store_id", "order_allocation.store_id"))
        .else(ref("order_allocation.store_id"))
        .end()
        .as("storeId"),
      "order_allocation.quantity",
    ]);
}

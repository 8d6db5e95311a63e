import { orderStateIds, orderStates, statesThat } from "~/features/delivery/orderStates";
import { readReturnedPieces } from "~/features/orders/orderState.queries.server";
import { withoutReturned } from "~/features/orders/placement/allocation";
import type { Db } from "~/platform/database/database.server";

/** Orders whose goods are still with the shop. */
const waiting = orderStateIds.filter((state) => {
  const { isShipped, isDelivered, isCancelled } = orderStates[state];
  return !isShipped && !isDelivered && !isCancelled;
});

/**
 * Counts pieces that lie at a place although they are not for sale: of orders that have not been handed over, and of
 * reservations.
 */
export async function countHeldPieces(db: Db, variantId: number, storeId: string): Promise<number> {
  return (await readHeldPieces(db, variantId))(variantId, storeId);
}

/** The same for every variant and place, or for those of one variant. */
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

/** Pieces of orders where they lie now; what a withdrawal or a claim has brought back is held for nobody. */
async function readOrdered(db: Db, variantId?: number) {
  const pieces = await selectOrdered(db)
    .$if(variantId !== undefined, (query) => query.where("order_line.variant_id", "=", variantId ?? 0))
    .execute();
  const orderIds = [...new Set(pieces.map(({ orderId }) => orderId))];
  return withoutReturned(pieces, await readReturnedPieces(db, orderIds));
}

/** What has been brought together for a pickup lies in its store, wherever it came from. */
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

import { orderStateIds, orderStates } from "~/features/delivery/orderStates";
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
  const { ordered } = await db
    .selectFrom("order_allocation")
    .innerJoin("orders", "orders.id", "order_allocation.order_id")
    .innerJoin("order_line", (join) =>
      join
        .onRef("order_line.order_id", "=", "order_allocation.order_id")
        .onRef("order_line.position", "=", "order_allocation.line_position"),
    )
    .where("orders.state", "in", waiting)
    .where("order_line.variant_id", "=", variantId)
    .where("order_allocation.store_id", "=", storeId)
    .select(({ fn }) => fn.sum<number | null>("order_allocation.quantity").as("ordered"))
    .executeTakeFirstOrThrow();
  const { reserved } = await db
    .selectFrom("reservation")
    .where("state", "=", "active")
    .where("variant_id", "=", variantId)
    .where("store_id", "=", storeId)
    .select(({ fn }) => fn.sum<number | null>("quantity").as("reserved"))
    .executeTakeFirstOrThrow();
  return (ordered ?? 0) + (reserved ?? 0);
}

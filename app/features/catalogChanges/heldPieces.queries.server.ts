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
  return (await readHeldPieces(db, variantId))(variantId, storeId);
}

/** The same for every variant and place, or for those of one variant. */
export async function readHeldPieces(db: Db, variantId?: number) {
  const ordered = await selectOrdered(db)
    .$if(variantId !== undefined, (query) => query.where("order_line.variant_id", "=", variantId ?? 0))
    .execute();
  const reserved = await db
    .selectFrom("reservation")
    .where("state", "=", "active")
    .$if(variantId !== undefined, (query) => query.where("variant_id", "=", variantId ?? 0))
    .groupBy(["variant_id", "store_id"])
    .select(({ fn }) => ["variant_id", "store_id", fn.sum<number>("quantity").as("pieces")])
    .execute();
  const held = new Map<string, number>();
  for (const { variant_id, store_id, pieces } of [...ordered, ...reserved]) {
    const key = `${variant_id} ${store_id}`;
    held.set(key, (held.get(key) ?? 0) + pieces);
  }
  return (id: number, storeId: string) => held.get(`${id} ${storeId}`) ?? 0;
}

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
    .groupBy(["order_line.variant_id", "order_allocation.store_id"])
    .select(({ fn }) => [
      "order_line.variant_id",
      "order_allocation.store_id",
      fn.sum<number>("order_allocation.quantity").as("pieces"),
    ]);
}

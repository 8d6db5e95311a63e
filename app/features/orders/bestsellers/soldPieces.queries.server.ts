import { statesThat } from "~/features/delivery/orderStates";
import type { ProductSales } from "~/features/products/bestsellers";
import type { Db } from "~/platform/database/database.server";

/** Counts the pieces of each product that were ordered since an instant; cancelled orders do not count. */
export async function readSoldPieces(db: Db, since: number): Promise<ProductSales[]> {
  return db
    .selectFrom("orders")
    .innerJoin("order_line", "order_line.order_id", "orders.id")
    .innerJoin("product", "product.id", "order_line.product_id")
    .where("orders.placed_at", ">=", since)
    .where("orders.state", "not in", statesThat("isCancelled"))
    .groupBy("order_line.product_id")
    .select(({ fn }) => ["order_line.product_id as productId", fn.sum<number>("order_line.quantity").as("pieces")])
    .execute();
}

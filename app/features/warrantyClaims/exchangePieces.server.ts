import type { OrderDeps } from "~/features/orders/orderDeps.server";
import { markProductsChanged } from "~/features/products/catalogRevision.queries.server";
import { refreshAvailability } from "~/features/products/refreshCategoryListings.server";
import { isPlace } from "~/features/stores/receiveStock.queries.server";
import { takeStock } from "~/features/stores/stock.queries.server";
import { readClaimedGoods } from "./claimableLines.queries.server";

export type ExchangeRefusal = {
  ok: false;
  /**
   * from-missing: staff must name the place of the new pieces · place: there is no such place · no-stock: it has too
   * few.
   */
  reason: "from-missing" | "place" | "no-stock";
};

/**
 * Takes the new pieces of an exchange from the stock of a place, as the customer gets the same product again. The
 * returned pieces are defective, so they are not put on stock. Runs inside the transaction that has locked the order.
 */
export async function exchangePieces(
  { db }: OrderDeps,
  claimId: string,
  storeId: string | undefined,
): Promise<{ ok: true } | ExchangeRefusal> {
  if (!storeId) return { ok: false, reason: "from-missing" };
  if (!(await isPlace(db, storeId))) return { ok: false, reason: "place" };
  const goods = await readClaimedGoods(db, claimId);
  for (const { variantId, quantity } of goods) {
    const left = await takeStock(db, variantId, storeId, quantity);
    if (left === undefined) return { ok: false, reason: "no-stock" };
  }
  const productIds = [...new Set(goods.map(({ productId }) => productId))];
  await refreshAvailability(db, productIds);
  await markProductsChanged(db, productIds);
  return { ok: true };
}

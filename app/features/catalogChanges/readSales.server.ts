import { readPriceContext } from "~/features/products/price/repriceProducts.server";
import { isSaleOn } from "~/features/products/price/schedule";
import { readProductsInSale } from "~/features/products/staffProduct.queries.server";
import { describeSale } from "./changePrice.server";
import type { ChangeDeps } from "./changeProduct.server";

export type ListedSale = { code: string; isOn: boolean; sale: string; fromAt: number | null; toAt: number | null };

/** Reads every sale that is active, will begin, or has ended without being removed. */
export async function readSales({ db, now }: ChangeDeps): Promise<ListedSale[]> {
  const context = await readPriceContext(db);
  return (await readProductsInSale(db)).map((product) => {
    const { sale_from_at: fromAt, sale_to_at: toAt } = product;
    const isOn = isSaleOn({ isSaleActive: true, saleFromAt: fromAt, saleToAt: toAt }, now());
    return { code: product.code, isOn, sale: describeSale(product, context), fromAt, toAt };
  });
}

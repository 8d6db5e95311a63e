import { readPriceContext } from "~/features/products/price/repriceProducts.server";
import { findStaffProduct } from "~/features/products/staffProduct.queries.server";
import type { Db } from "~/platform/database/database.server";

import { describeSale, pairOf } from "./changePrice.server";
import { describeVisibility } from "./changeVisibility.server";
import { describeLabels } from "./labelColumns";
import { describePrices } from "./productPrices";

export type DescribedProduct = Record<
  "code" | "price" | "sale" | "visibility" | "labels" | "position" | "availability",
  string
>;

/** Describes everything that staff can change of a product, as it is shown in the history. */
export async function describeProduct(db: Db, code: string): Promise<DescribedProduct | undefined> {
  const product = await findStaffProduct(db, code);
  if (!product) return undefined;
  const context = await readPriceContext(db);
  return {
    code: product.code,
    price: describePrices(pairOf(product, "regular", context), context),
    sale: describeSale(product, context),
    visibility: describeVisibility(product),
    labels: describeLabels(product),
    position: String(product.position),
    availability: product.availability,
  };
}

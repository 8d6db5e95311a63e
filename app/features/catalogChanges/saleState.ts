import type { StaffProduct } from "~/features/products/staffProduct.queries.server";
import { flag } from "~/platform/database/flag";

/** Values that delete a sale, with its prices and dates. */
export const noSale = {
  price_sale_net: null,
  price_eur_sale_net: null,
  sale_from_at: null,
  sale_to_at: null,
  is_sale_active: flag(false),
};

type Sale = Pick<StaffProduct, "is_sale_active" | "sale_to_at">;

/** True for a sale that has ended by its date; its prices must not come back with the next one. */
export function hasSaleEnded({ is_sale_active, sale_to_at: to }: Sale, now: number): boolean {
  return is_sale_active === 1 && to !== null && to <= now;
}

/** Returns the product without the prices of a sale that has ended or is not active. */
export function withoutOverSale(product: StaffProduct, now: number): StaffProduct {
  const isOver = product.is_sale_active === 0 || hasSaleEnded(product, now);
  return isOver ? { ...product, price_sale_net: null, price_eur_sale_net: null } : product;
}

/** Returns the values that delete a sale that has ended; empty for any other. */
export function overSale(product: Sale, now: number): Partial<typeof noSale> {
  return hasSaleEnded(product, now) ? noSale : {};
}

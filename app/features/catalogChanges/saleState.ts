import type { StaffProduct } from "~/features/products/staffProduct.queries.server";
import { flag } from "~/platform/database/flag";

/** No sale at all: its prices and dates are forgotten. */
export const noSale = {
  ...{ price_sale_net: null, price_eur_sale_net: null, sale_from_at: null, sale_to_at: null },
  is_sale_active: flag(false),
};

type Sale = Pick<StaffProduct, "is_sale_active" | "sale_to_at">;

/** A sale that has ended by its date: nothing of it may come back with the next one. */
export function hasSaleEnded({ is_sale_active, sale_to_at: to }: Sale, now: number): boolean {
  return is_sale_active === 1 && to !== null && to <= now;
}

/** The product without the prices of a sale that has ended or is not switched on. */
export function withoutOverSale(product: StaffProduct, now: number): StaffProduct {
  const isOver = product.is_sale_active === 0 || hasSaleEnded(product, now);
  return isOver ? { ...product, price_sale_net: null, price_eur_sale_net: null } : product;
}

/** What forgets a sale that has ended; nothing for any other. */
export function overSale(product: Sale, now: number): Partial<typeof noSale> {
  return hasSaleEnded(product, now) ? noSale : {};
}

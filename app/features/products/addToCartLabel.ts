import type { Product } from "./product";

/**
 * Returns the translation key of the button that adds to the cart. A product that only stores have can only be picked
 * up there.
 */
export function addToCartLabel({ availability }: Pick<Product, "availability">) {
  return availability === "store" ? "product.addForPickup" : "product.add";
}

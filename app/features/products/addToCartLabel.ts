import type { Product } from "./product";

/** The translation key of the button that adds to the cart: what only stores have is picked up there. */
export function addToCartLabel({ availability }: Pick<Product, "availability">) {
  return availability === "store" ? "product.addForPickup" : "product.add";
}

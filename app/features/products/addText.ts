import type { Product } from "./product";

/** The words of the button that adds to the cart: what only stores have is picked up there. */
export function addText({ availability }: Pick<Product, "availability">) {
  return availability === "store" ? "product.addForPickup" : "product.add";
}

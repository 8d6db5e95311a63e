import type { CartLine } from "~/features/cart/cart";
import { formatVariant } from "~/features/products/product";
import type { Variant } from "~/features/products/variant.queries.server";

import type { TrackedEvent } from "./trackedPage";

type Goods = { id: number; name: string };

/** Returns the event of adding a product to the cart; none when nothing was added. */
export function addToCartEvents(
  product: Goods,
  variant: Pick<Variant, "colour" | "size" | "unitMinor">,
  quantity: number,
): TrackedEvent[] {
  if (quantity < 1) return [];
  const goods = { itemId: product.id, itemName: product.name, variant: formatVariant(variant) };
  return [{ event: "add_to_cart", ...goods, priceMinor: variant.unitMinor, quantity }];
}

/** Returns the event for a line changed to `quantity` pieces; none when the quantity is the same. */
export function lineChangeEvents(line: CartLine, quantity: number): TrackedEvent[] {
  const difference = quantity - line.quantity;
  if (difference === 0) return [];
  const goods = { itemId: line.productId, itemName: line.name, variant: formatVariant(line) };
  const event = difference > 0 ? "add_to_cart" : "remove_from_cart";
  return [{ event, ...goods, priceMinor: line.unitMinor, quantity: Math.abs(difference) }];
}

export function wishlistEvent({ id, name, priceMinor }: Goods & { priceMinor: number }): TrackedEvent {
  return { event: "add_to_wishlist", itemId: id, itemName: name, variant: "", priceMinor, quantity: 1 };
}

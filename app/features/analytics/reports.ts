import type { CartLine } from "~/features/cart/cart";
import { variantTitle } from "~/features/products/product";
import type { Variant } from "~/features/products/variant.queries.server";

import type { Report } from "./pageFacts";

type Goods = { id: number; name: string };

/** Nothing when nothing was added. */
export function addition(
  product: Goods,
  variant: Pick<Variant, "colour" | "size" | "unitMinor">,
  quantity: number,
): Report[] {
  if (quantity < 1) return [];
  const goods = { itemId: product.id, itemName: product.name, variant: variantTitle(variant) };
  return [{ event: "add_to_cart", ...goods, priceMinor: variant.unitMinor, quantity }];
}

/** A line that now holds `quantity` pieces; nothing when it held as many. */
export function lineChange(line: CartLine, quantity: number): Report[] {
  const more = quantity - line.quantity;
  if (more === 0) return [];
  const goods = { itemId: line.productId, itemName: line.name, variant: variantTitle(line) };
  const event = more > 0 ? "add_to_cart" : "remove_from_cart";
  return [{ event, ...goods, priceMinor: line.unitMinor, quantity: Math.abs(more) }];
}

export function wish({ id, name, priceMinor }: Goods & { priceMinor: number }): Report {
  return { event: "add_to_wishlist", itemId: id, itemName: name, variant: "", priceMinor, quantity: 1 };
}

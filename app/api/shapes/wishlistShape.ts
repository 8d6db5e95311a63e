import { z } from "@hono/zod-openapi";

import { currencyIdOf } from "~/features/money/money";
import { type WishlistItem, type WishlistOwner, wishlistPageSize } from "~/features/wishlist/wishlist";
import type { Wishlist } from "~/features/wishlist/wishlist.queries.server";
import { readWishlistItems } from "~/features/wishlist/wishlistItem.queries.server";
import type { Locale } from "~/platform/i18n/locale";
import type { World } from "~/platform/process/world.server";

import { productShape, readApiProducts } from "./productShape";

export const wishlistShape = z
  .object({
    id: z.string(),
    site_id: z.number().int().openapi({ description: "The shop version: 1 cs, 2 sk" }),
    user_id: z.string().nullable(),
    temp_id: z.string().nullable().openapi({ description: "A guest's" }),
    share_id: z.string().openapi({ description: "Of its address for others, /wishlist/{share_id}" }),
    items: z.array(z.object({ product: productShape, note: z.string() })),
  })
  .openapi("Wishlist");

export type ApiWishlist = z.infer<typeof wishlistShape>;

/** Returns the list with the products that the shop version sells, newest first. */
export async function toApiWishlist(
  world: World,
  locale: Locale,
  list: Wishlist,
  owner: WishlistOwner,
): Promise<ApiWishlist> {
  const wishlistItems = await readAllWishlistItems(world, locale, list.id);
  const products = await readApiProducts(
    world,
    locale,
    wishlistItems.map(({ productId }) => productId),
  );
  const notes = new Map(wishlistItems.map(({ productId, note }) => [productId, note]));
  return {
    id: list.id,
    site_id: currencyIdOf[locale],
    user_id: "customerId" in owner ? owner.customerId : null,
    temp_id: "tempId" in owner ? owner.tempId : null,
    share_id: list.shareId,
    items: products.map((product) => ({ product, note: notes.get(product.id) ?? "" })),
  };
}

async function readAllWishlistItems({ db }: World, locale: Locale, listId: string): Promise<WishlistItem[]> {
  const wishlistItems: WishlistItem[] = [];
  for (let page = 1; wishlistItems.length === (page - 1) * wishlistPageSize; page += 1) {
    const some = await readWishlistItems(db, locale, listId, page);
    if (some.length === 0) break;
    wishlistItems.push(...some);
  }
  return wishlistItems;
}

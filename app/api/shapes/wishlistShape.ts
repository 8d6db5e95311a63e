import { z } from "@hono/zod-openapi";

import { currencyIdOf } from "~/features/money/money";
import { readWishes } from "~/features/wishlist/wish.queries.server";
import { type Wish, type WishlistOwner, wishPageSize } from "~/features/wishlist/wishlist";
import type { Wishlist } from "~/features/wishlist/wishlist.queries.server";
import type { Locale } from "~/platform/i18n/locale";
import type { World } from "~/platform/process/world.server";

import { productShape, readProductAnswers } from "./productShape";

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

export type WishlistAnswer = z.infer<typeof wishlistShape>;

/** The list with what the shop version sells of it, newest first. */
export async function wishlistAnswer(
  world: World,
  locale: Locale,
  list: Wishlist,
  owner: WishlistOwner,
): Promise<WishlistAnswer> {
  const wishes = await allWishes(world, locale, list.id);
  const products = await readProductAnswers(
    world,
    locale,
    wishes.map(({ productId }) => productId),
  );
  const notes = new Map(wishes.map(({ productId, note }) => [productId, note]));
  return {
    id: list.id,
    site_id: currencyIdOf[locale],
    user_id: "userId" in owner ? owner.userId : null,
    temp_id: "tempId" in owner ? owner.tempId : null,
    share_id: list.shareId,
    items: products.map((product) => ({ product, note: notes.get(product.id) ?? "" })),
  };
}

async function allWishes({ db }: World, locale: Locale, listId: string): Promise<Wish[]> {
  const wishes: Wish[] = [];
  for (let page = 1; wishes.length === (page - 1) * wishPageSize; page += 1) {
    const some = await readWishes(db, locale, listId, page);
    if (some.length === 0) break;
    wishes.push(...some);
  }
  return wishes;
}

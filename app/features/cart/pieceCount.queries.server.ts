import type { ExpressionBuilder } from "kysely";

import type { Db } from "~/platform/database/database.server";
import type { Tables } from "~/platform/database/schema";
import type { Locale } from "~/platform/i18n/locale";

import { type CartOwner, isCartOf } from "./cart.queries.server";
import { giftsIn } from "./gift/cartGift.queries.server";

/** Counts the pieces in the owner's open cart that are still sold, gift vouchers included; 0 without a cart. */
export async function countPieces(db: Db, owner: CartOwner): Promise<number> {
  return (await countPiecesInCart(db, owner)) ?? 0;
}

/**
 * Counts them as well, but returns undefined without a cart. It runs for every page view of a visitor who may have a
 * cart.
 */
export async function countPiecesInCart(db: Db, owner: CartOwner): Promise<number | undefined> {
  const row = await db
    .selectFrom("cart")
    .where(isCartOf(owner))
    .where("cart.is_open", "=", 1)
    .select((eb) => [goodsIn(eb, owner.locale).as("goods"), giftsIn(eb).as("gifts")])
    .executeTakeFirst();
  return row && (row.goods ?? 0) + (row.gifts ?? 0);
}

function goodsIn(eb: ExpressionBuilder<Tables, "cart">, locale: Locale) {
  return eb
    .selectFrom("cart_line")
    .innerJoin("variant", "variant.id", "cart_line.variant_id")
    .innerJoin("product_offer", (join) =>
      join.onRef("product_offer.product_id", "=", "variant.product_id").on("product_offer.locale", "=", locale),
    )
    .whereRef("cart_line.cart_id", "=", "cart.id")
    .select(({ fn }) => fn.sum<number | null>("cart_line.quantity").as("pieces"));
}

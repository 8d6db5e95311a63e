import { sql } from "kysely";

import { currencyIdOf, grossMinor } from "~/features/money/money";
import { orderablePieces } from "~/features/products/orderablePieces";
import { onHandInStores, onHandOnline } from "~/features/stores/stock.queries.server";
import type { Db } from "~/platform/database/database.server";
import { newId } from "~/platform/database/ids.server";
import { translatorFor } from "~/platform/i18n/i18n.server";
import type { Locale } from "~/platform/i18n/locale";

import type { CartLine } from "./cart";
import { type Cart, type CartOwner, openCartOf } from "./cart.queries.server";
import { readCartGifts } from "./gift/cartGift.queries.server";

/**
 * Reads the cart's lines in the order in which they were added, with current prices and stock; gift vouchers come after
 * the products.
 */
export async function readCartLines(db: Db, cart: Pick<Cart, "id" | "locale">): Promise<CartLine[]> {
  const rows = await selectLines(db, cart.locale).where("cart_line.cart_id", "=", cart.id).execute();
  const goods = rows.map((read) => {
    const {
      priceNet,
      regularNet,
      regularEurNet,
      surchargeNet,
      surchargeEurNet,
      decimals,
      allowsMessage,
      inStores,
      ...row
    } = read;
    const surcharge = cart.locale === "cs" ? surchargeNet : surchargeEurNet;
    return {
      ...row,
      isInSale: priceNet < ((cart.locale === "cs" ? regularNet : regularEurNet) ?? 0),
      allowsMessage: allowsMessage === 1,
      colour: row.colour ?? "",
      onHand: orderablePieces({ onHand: row.onHand ?? 0, inStores: inStores ?? 0 }),
      isPickupOnly: !row.onHand && (inStores ?? 0) > 0,
      unitMinor: grossMinor(priceNet + surcharge, row.taxBasisPoints, decimals),
    };
  });
  return [...goods, ...(await readCartGifts(db, cart, translatorFor(cart.locale)))];
}

const pictureInColour = sql<string | null>`(select picture.file from picture
  where picture.product_id = product.id and picture.colour_id = variant.colour_id order by picture.position limit 1)`;

function selectLines(db: Db, locale: Locale) {
  return db
    .selectFrom("cart_line")
    .innerJoin("variant", "variant.id", "cart_line.variant_id")
    .innerJoin("product", "product.id", "variant.product_id")
    .innerJoin("product_text", (join) =>
      join.onRef("product_text.product_id", "=", "product.id").on("product_text.locale", "=", locale),
    )
    .innerJoin("product_offer", (join) =>
      join.onRef("product_offer.product_id", "=", "product.id").on("product_offer.locale", "=", locale),
    )
    .innerJoin("currency", (join) => join.on("currency.id", "=", currencyIdOf[locale]))
    .leftJoin("category_text", (join) =>
      join
        .onRef("category_text.category_id", "=", "product.default_category_id")
        .on("category_text.locale", "=", locale),
    )
    .leftJoin("colour_text", (join) =>
      join.onRef("colour_text.colour_id", "=", "variant.colour_id").on("colour_text.locale", "=", locale),
    )
    .select((eb) => [
      "cart_line.id",
      "product.id as productId",
      "variant.id as variantId",
      "variant.sku as code",
      "product_text.name",
      "product_text.slug",
      "category_text.slug as categorySlug",
      "colour_text.name as colour",
      "variant.size",
      eb.fn.coalesce(pictureInColour, "product.main_picture").as("picture"),
      "cart_line.note",
      "cart_line.quantity",
      "cart_line.seen_price_minor as seenUnitMinor",
      onHandOnline(eb).as("onHand"),
      onHandInStores(eb).as("inStores"),
      "product.allows_message as allowsMessage",
      "product_offer.tax_basis_points as taxBasisPoints",
      "product_offer.price_net as priceNet",
      "product.price_net as regularNet",
      "product.price_eur_net as regularEurNet",
      "variant.surcharge_net as surchargeNet",
      "variant.surcharge_eur_net as surchargeEurNet",
      "currency.decimals",
    ])
    .orderBy("cart_line.added_at")
    .orderBy("cart_line.id");
}

/**
 * Adds pieces to a line in one statement, so that two tabs never overwrite each other; the line never exceeds `limit`
 * pieces. Returns its new quantity.
 */
export async function incrementLine(
  db: Db,
  line: { cartId: string; variantId: number; note: string; quantity: number; unitMinor: number },
  limit: number,
  now: number,
): Promise<number> {
  const row = await db
    .insertInto("cart_line")
    .values({
      id: newId(),
      cart_id: line.cartId,
      variant_id: line.variantId,
      note: line.note,
      quantity: Math.min(line.quantity, limit),
      seen_price_minor: line.unitMinor,
      seen_name: lastKnownName(line),
      added_at: now,
      raised_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(["cart_id", "variant_id", "note"]).doUpdateSet({
        quantity: sql<number>`case when cart_line.quantity + ${line.quantity} > ${limit} then ${limit}
          else cart_line.quantity + ${line.quantity} end`,
        seen_price_minor: line.unitMinor,
        raised_at: now,
      }),
    )
    .returning("quantity")
    .executeTakeFirstOrThrow();
  return row.quantity;
}

/**
 * Returns a subquery for the product's name in the cart's language. The line stores it, to be shown once the product is
 * no longer sold.
 */
export function lastKnownName({ cartId, variantId }: { cartId: string; variantId: number }) {
  return sql<string>`coalesce((select product_text.name from variant
    join product_text on product_text.product_id = variant.product_id
    join cart on cart.locale = product_text.locale
    where variant.id = ${variantId} and cart.id = ${cartId}), '')`;
}

/** Returns the number of pieces of a line; 0 when the cart has no such line. */
export async function findLineQuantity(
  db: Db,
  line: { cartId: string; variantId: number; note: string },
): Promise<number> {
  const row = await db
    .selectFrom("cart_line")
    .where("cart_id", "=", line.cartId)
    .where("variant_id", "=", line.variantId)
    .where("note", "=", line.note)
    .select("quantity")
    .executeTakeFirst();
  return row?.quantity ?? 0;
}

/** Sets a line's quantity. Returns false when the owner has no such line in an open cart. */
export async function setLineQuantity(db: Db, owner: CartOwner, lineId: string, quantity: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("cart_line")
    .set({ quantity })
    .where("id", "=", lineId)
    .where("cart_id", "in", (eb) => openCartOf(eb.selectFrom("cart"), owner))
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Removes a line and returns it; undefined when there is no such line, which is no error. */
export async function removeLine(db: Db, owner: CartOwner, lineId: string) {
  return db
    .deleteFrom("cart_line")
    .where("id", "=", lineId)
    .where("cart_id", "in", (eb) => openCartOf(eb.selectFrom("cart"), owner))
    .returning(["id", "variant_id as variantId", "quantity", "note", "added_at as addedAt"])
    .executeTakeFirst();
}

/** Stores today's prices as the ones that the visitor has seen. */
export async function acknowledgePrices(db: Db, lines: readonly Pick<CartLine, "id" | "unitMinor">[]): Promise<void> {
  for (const { id, unitMinor } of lines) {
    await db.updateTable("cart_line").set({ seen_price_minor: unitMinor }).where("id", "=", id).execute();
  }
}
